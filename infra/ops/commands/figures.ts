import { parseArgs } from 'node:util';
import type { FigureNumbers } from '../../../shared/contract/figure-numbers.ts';
import { figureWidgetsOf, readManifest } from '../../manifest.ts';
import type { ReadFigures } from '../../publish/operations.ts';
import { resolveTarget } from '../../publish/target.ts';
import { asJson, type Output } from '../../terminal/command-line.ts';
import { textTable } from '../../terminal/text-table.ts';
import type { Command } from '../command.ts';

const help = `Prints what the usage dashboard shows: the figures of each domain, counted on UTC days, each thing once, and
what waits at this moment.

  npm run --silent ops -- figures [--json] [--to local|<stage>]

  --json        the same as data, by domain
  --to <stage>  the site to ask; "local" when not given

  "+3" is three more than in the period of the same length before; today so far is compared with the whole day a week ago.
  Example: npm run --silent ops -- figures --json
`;

const options = {
  json: { type: 'boolean', default: false },
  to: { type: 'string', default: 'local' },
} as const;

export const figures: Command = {
  summary: 'what the usage dashboard shows, as a table',
  help,
  async run(args, output) {
    const { values } = parseArgs({ args, options });
    const domains = figureWidgetsOf(readManifest()).map(({ domain }) => domain);
    const { figures: read } = await resolveTarget(values.to);
    return printFigures(domains, read, values.json, output);
  },
};

/** Prints the figures of some domains. */
export async function printFigures(
  domains: readonly string[],
  read: ReadFigures,
  json: boolean,
  output: Output,
): Promise<number> {
  const all = await Promise.all(domains.map(async (domain) => [domain, await read(domain)] as const));
  output.out(json ? asJson(Object.fromEntries(all)) : `${table(all)}\n`);
  return 0;
}

const { format: written } = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const { format: change } = new Intl.NumberFormat('en', { maximumFractionDigits: 2, signDisplay: 'exceptZero' });

function table(all: readonly (readonly [domain: string, figures: readonly FigureNumbers[]])[]): string {
  const [labels = []] = all.flatMap(([, of]) =>
    of.flatMap((figure) => ('periods' in figure ? [figure.periods.map(({ label }) => label)] : [])),
  );
  const rows = all.flatMap(([domain, of]) => of.map((figure) => [domain, figure.label, ...cellsOf(figure)]));
  return textTable(['Domain', 'Figure', ...labels], rows);
}

function cellsOf(figure: FigureNumbers): readonly string[] {
  if ('periods' in figure)
    return figure.periods.map(({ count, before }) => `${written(count)} (${change(count - before)})`);
  const { count, late, lateHours, oldest } = figure.waiting;
  const since = oldest === '' ? '' : `the oldest since ${oldest}`;
  return [written(count), late === 0 ? '' : `${written(late)} for more than ${lateHours} hours`, since];
}
