/**
 * Runs a program that must not outlive the process that started this one, however that process ends. The parent holds the
 * other end of stdin: when it dies, SIGKILL included, the kernel closes the pipe and the program is killed.
 * Use: `node child-with-parent.ts <program> [arguments …]`
 */
import { spawn } from 'node:child_process';

const [program = '', ...parameters] = process.argv.slice(2);
const child = spawn(program, parameters, { stdio: ['ignore', 'inherit', 'inherit'] });

child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));
process.stdin.resume();
process.stdin.on('end', () => child.kill('SIGKILL'));
// Ctrl-C reaches the whole group; the parent decides when the program ends.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
