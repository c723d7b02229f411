import { beforeAll, expect, inject, test, vi } from 'vitest';
import { exampleOf } from '../../infra/ops/example-of.ts';
import { commands, ops } from '../../infra/ops/ops-command.ts';
import { keptOutput } from '../../infra/terminal/kept-output.ts';
import { aMember } from '../support/people/members.ts';

const siteUrl = inject('siteUrl');

/** Every command with the words of its example. Playing traffic lasts a minute at least, so that it has a test of its own. */
const examples = [...commands].map(([name, { help }]) => [name, exampleOf(help)] as const);
const playing = 'demo';

/** What a command prints about the site of these tests. */
async function printed(words: readonly string[]): Promise<string> {
  vi.stubEnv('SITE_STATE', inject('siteState'));
  const output = keptOutput();
  const code = await ops([...words], output);
  expect([code, output.written()], output.told()).toEqual([0, expect.stringMatching(/\S/)]);
  return output.written();
}

/** Nobody has an account on a new site, so that whom examples name has to register first. */
beforeAll(async () => {
  const named = new Set(examples.flatMap(([, words]) => words.filter((word) => /^[^\s@]+@[^\s@]+$/.test(word))));
  await Promise.all(Array.from(named, (email) => aMember(siteUrl, email)));
}, 60_000);

test.each(examples.filter(([name]) => name !== playing))(
  'the example in the help of ops %s works as it is, and prints data with --json',
  async (_, words) => {
    const asIs = await printed(words);
    const data = words.includes('--json') ? asIs : await printed([...words, '--json']);
    expect(() => JSON.parse(data)).not.toThrow();
  },
);

test('the example in the help of ops demo finds the site, and Ctrl-C ends it', async () => {
  const [, words = []] = examples.find(([name]) => name === playing) ?? [];
  // At once: other tests count what is downloaded from this site, so that nobody plays on it.
  const interrupt = (event: string | symbol, listener: (...args: unknown[]) => void) => {
    if (event === 'SIGINT') listener();
  };
  process.on('newListener', interrupt);
  const text = await printed(words).finally(() => process.off('newListener', interrupt));
  expect(text).toMatch(/Past: Downloads +0 +0\n/);
  expect(text).toContain(`The dashboards: ${siteUrl}/`);
});
