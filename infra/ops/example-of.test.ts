import { describe, expect, test, vi } from 'vitest';
import { CommandError } from '../terminal/command-line.ts';
import { keptOutput } from '../terminal/kept-output.ts';
import type { Command } from './command.ts';
import { exampleOf } from './example-of.ts';
import { commands } from './ops-command.ts';

const line = (words: string) => `Shows something.\n\n  Example: npm run --silent ops -- ${words}\n`;

test('an example is read as a shell would read it', () => {
  expect(exampleOf(line(`frames --json '{"name":"two words"}'`))).toEqual(['frames', '--json', '{"name":"two words"}']);
});

test.each(['', 'Shows something.\n', `${line('show')}--json  the same as data\n`])(
  'the help %j ends in no example',
  (help) => {
    expect(() => exampleOf(help)).toThrow('End the help with a line');
  },
);

/** What is wrong with how a command was called. No site is there, so it does nothing else. */
async function misuseOf(command: Command, args: string[]): Promise<string> {
  vi.stubEnv('SITE_STATE', '/nowhere');
  try {
    await command.run(args, keptOutput());
    return '';
  } catch (error) {
    const isMisuse = error instanceof CommandError || error instanceof TypeError;
    return isMisuse ? error.message : '';
  }
}

describe.each([...commands])('ops %s', (name, command) => {
  const { help } = command;

  test(`the example of ops ${name} is understood by it`, async () => {
    const [first, ...args] = exampleOf(help);
    expect(first).toBe(name);
    expect(await misuseOf(command, args)).toBe('');
  });

  test(`ops ${name} knows every option that its help names, and --json is one of them`, async () => {
    const [, ...args] = exampleOf(help);
    const named = new Set(help.replaceAll('--silent', '').match(/(?<![\w-])--[a-z][\w-]*/g));
    expect(named).toContain('--json');
    for (const option of named) expect(await misuseOf(command, [...args, option])).not.toContain('Unknown option');
  });
});
