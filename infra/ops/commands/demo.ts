import { parseArgs } from 'node:util';
import { asJson, CommandError } from '../../terminal/command-line.ts';
import { progressReporter } from '../../terminal/progress.ts';
import { textTable } from '../../terminal/text-table.ts';
import type { Command } from '../command.ts';

const help = `Plays demo traffic on the local site, so that its dashboards show something.

  npm run --silent ops -- demo traffic [--minutes N] [--past N] [--seed N] [--json]

  --minutes N  how long a day takes, 1 to 60; 10 when not given
  --past N     how many days before today are filled, 0 to 60; 14 when not given
  --seed N     the same number plays the same scenes; 1 when not given
  --json       the sum of what was done as data
  --to local   the only site it plays on

  The past goes to the consumers that count, as events, and to nobody else: no mail goes out. What a seed made of a day counts
  once, however often it is played. Visitors of the day are counted each time they come. Each has an address of their own on
  Linux; elsewhere all have one, and the limits of one address refuse some of them. Ctrl-C ends it after what is under way.
  Example: npm run --silent ops -- demo traffic --minutes 1 --past 1
`;

const options = {
  minutes: { type: 'string', default: '10' },
  past: { type: 'string', default: '14' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
  to: { type: 'string', default: 'local' },
} as const;

/** @throws CommandError for anything but a whole number from one to another */
function wholeNumber(option: string, given: string, least: number, most: number): number {
  const number = Number(given);
  if (/^\d+$/.test(given) && number >= least && number <= most) return number;
  throw new CommandError(`--${option} is a whole number from ${least} to ${most}, not "${given}"`);
}

function asked(args: string[]) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (positionals.join(' ') !== 'traffic') throw new CommandError('The command is: demo traffic');
  if (values.to !== 'local') throw new CommandError('Demo traffic is for the local site only');
  return {
    json: values.json,
    minutes: wholeNumber('minutes', values.minutes, 1, 60),
    past: wholeNumber('past', values.past, 0, 60),
    seed: wholeNumber('seed', values.seed, 0, 999_999_999),
  };
}

/** Runs something that the first Ctrl-C asks to end; the second one ends the process. */
async function interruptible<Result>(run: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const interrupt = () => controller.abort();
  process.once('SIGINT', interrupt);
  try {
    return await run(controller.signal);
  } finally {
    process.off('SIGINT', interrupt);
  }
}

export const demo: Command = {
  summary: 'plays visitors of a day on the local site, for dashboards to show',
  help,
  async run(args, output) {
    const { json, ...traffic } = asked(args);
    const { playTraffic } = await import('../../dev/demo/play-traffic.ts');
    const { dashboardsPath } = await import('../../dev/dashboards/dashboards.ts');
    const { localSite } = await import('../../dev/demo/local-site.ts');
    const { siteUrl, queues } = await localSite();
    const { onProgress, finish } = progressReporter(output.progress);
    const done = await interruptible((signal) =>
      playTraffic(traffic, { siteUrl, stage: 'local', queues, onProgress, signal }),
    );
    finish();
    const rows = done.map(({ what, count, failed }) => [what, count, failed]);
    output.out(json ? asJson(done) : `${textTable(['What', 'How many', 'Failed'], rows)}\n`);
    if (!json) output.out(`The dashboards: ${siteUrl}${dashboardsPath}\n`);
    return 0;
  },
};
