import { spawn } from 'node:child_process';

/** Compiled code of the libraries: compiling the CDK's again takes over a second. */
const compileCache = 'node_modules/.cache/node';

/**
 * Runs one of the project's programs as a step of the start, and says how long it took. What it prints is shown when it
 * fails; its progress (standard error) is shown as it goes.
 * @throws when it fails
 */
export async function step(
  title: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...environment },
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  const status = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  if (status !== 0) {
    process.stderr.write(Buffer.concat(output));
    throw new Error(`"${title}" failed; what it said is above.`);
  }
  console.log(`✓ ${title} (${seconds} s)`);
}
