import { describe, expect, it } from 'vitest';
import { keptOutput } from '../terminal/kept-output.ts';
import { ops } from './ops-command.ts';

async function outputOf(...args: string[]) {
  const output = keptOutput();
  const code = await ops(args, output);
  return { code, written: output.written() };
}

describe('npm run ops', () => {
  it.each([[[]], [['--help']]])('npm run ops lists its commands when called with %j', async (args) => {
    const { code, written } = await outputOf(...args);
    expect(code).toBe(0);
    expect(written).toMatch(/downloads\s+totals of downloads/);
  });

  it('npm run ops explains a command', async () => {
    expect((await outputOf('downloads', '--help')).written).toContain('--recount');
  });

  it('npm run ops names its commands when called with another', async () => {
    await expect(outputOf('ship')).rejects.toThrow('There is no command "ship". There is: audit, downloads');
  });
});
