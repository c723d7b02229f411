import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { describe, expect, it } from 'vitest';
import { CommandError, runCommand } from './command-line.ts';
import { keptOutput } from './kept-output.ts';

async function outcomeOf(command: () => Promise<number>) {
  const output = keptOutput();
  const code = await runCommand(command, 'npm run ops -- --help', output);
  return { code, told: output.told() };
}

/** A port of this machine on which nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a server that listens on a port has one
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('a command that ends', () => {
  it('a command passes its exit code on', async () => {
    expect(await outcomeOf(async () => 1)).toEqual({ code: 1, told: '' });
  });

  it('a command that fails prints a sentence and no stack trace', async () => {
    const failing = async () => Promise.reject(new Error('The table is full'));
    expect(await outcomeOf(failing)).toEqual({ code: 1, told: 'The table is full\n' });
  });

  it('a command that is called wrongly points to the help', async () => {
    const wrong = async () => Promise.reject(new CommandError('There is no command "ship"'));
    expect(await outcomeOf(wrong)).toEqual({
      code: 2,
      told: 'There is no command "ship"\nSee npm run ops -- --help\n',
    });
    const unknown = async () => Number(parseArgs({ args: ['--colour'], options: {} }).values);
    expect((await outcomeOf(unknown)).code).toBe(2);
  });

  it('a command says how to start a site that does not answer', async () => {
    const port = await closedPort();
    const asking = async () => (await fetch(`http://127.0.0.1:${port}`)).status;
    expect(await outcomeOf(asking)).toEqual({
      code: 1,
      told: 'The site does not answer. Start the local site with npm start\n',
    });
  });
});
