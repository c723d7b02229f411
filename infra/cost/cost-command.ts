import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { recordDownload } from '../../shared/contract/downloads.ts';
import { consumersOf, readManifest } from '../manifest.ts';
import { CommandError, runCommand, terminal } from '../terminal/command-line.ts';
import { textTable } from '../terminal/text-table.ts';
import { billOf, priceOf, totalOf, type Volumes } from './bill.ts';
import { busiestSecond, firstLimit, limitsOf, rowPartitions } from './limits.ts';
import { type PricedResource, standingCost } from './standing-cost.ts';
import { actions, MeasuredUnits } from './units.ts';

const help = `What the site costs in a month, in US dollars at list prices of us-east-1 (infra/cost/prices.ts).

  npm run cost -- [--downloads <number>] [--visits <number>] [--registrations …] [--sign-ins …] [--orders …]
                  [--enquiries …] [--questions …] [--exam-sign-ups …] [--file-gigabytes <number>]

Numbers may be written as 1e6. What each action takes was measured by a local run (infra/cost/measured-units.json, npm run bench -- units); what is
paid for whether somebody comes or not is counted in the synthesized stacks (npm run synth).
--file-gigabytes is the size of a downloaded file: CloudFront's price for its bytes exceeds all else by far, and is told apart.
`;

/** `signIns` → `sign-ins`. */
const optionOf = (action: string) => action.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const options = {
  ...Object.fromEntries(actions.map((action) => [optionOf(action), { type: 'string' as const }])),
  'file-gigabytes': { type: 'string' },
  help: { type: 'boolean' },
} as const;

const unitsFile = 'infra/cost/measured-units.json';

function numberOf(option: string, text: unknown): number {
  const value = Number(text ?? 0);
  if (!Number.isFinite(value) || value < 0) throw new CommandError(`--${option} takes a number, such as 1e6`);
  return value;
}

const Template = z.object({
  Resources: z.record(
    z.string(),
    z.object({ Type: z.string(), Properties: z.optional(z.record(z.string(), z.unknown())) }),
  ),
});

/** @throws Error when the stacks are not synthesized */
function resourcesOf(assembly: string): readonly PricedResource[] {
  const templates = readdirSync(assembly).filter((name) => name.endsWith('.template.json'));
  if (templates.length === 0) throw new Error('There are no stacks: npm run synth');
  return templates.flatMap((name) =>
    Object.values(Template.parse(JSON.parse(readFileSync(`${assembly}/${name}`, 'utf8'))).Resources),
  );
}

const dollars = (value: number) => value.toFixed(2);

async function cost(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options });
  if (values.help) {
    terminal.out(help);
    return 0;
  }
  const given: Readonly<Record<string, unknown>> = values;
  const volumes: Volumes = Object.fromEntries(
    actions.map((action) => [action, numberOf(optionOf(action), given[optionOf(action)])]),
  );
  const measured = MeasuredUnits.parse(JSON.parse(readFileSync(unitsFile, 'utf8')));
  const standing = standingCost(resourcesOf('cdk.out'));
  const bill = billOf(measured, volumes);
  const table = [
    ...bill,
    { service: 'each action', dollars: totalOf(bill) },
    ...standing,
    { service: 'standing', dollars: totalOf(standing) },
  ];
  terminal.out(
    `${textTable(
      ['service', '$ a month'],
      table.map((line) => [line.service, dollars(line.dollars)]),
    )}\n\n`,
  );
  const files = numberOf('file-gigabytes', given['file-gigabytes']) * (volumes.downloads ?? 0);
  terminal.out(`In sum $${dollars(totalOf(bill) + totalOf(standing))}`);
  terminal.out(files > 0 ? `, and the files themselves $${dollars(files * 0.085)}.\n\n` : '.\n\n');
  terminal.out(
    `A million of each, in dollars:\n${millions(measured)}\n\nDownloads by what they come to first:\n${growth(measured, totalOf(standing))}\n`,
  );
  return 0;
}

function millions({ actions: measured }: MeasuredUnits): string {
  const services = priceOf(measured.downloads).map(({ service }) => service);
  const rows = actions.map((action) => {
    const lines = priceOf(measured[action]).map((line) => ({ ...line, dollars: line.dollars * 1e6 }));
    return [action, dollars(totalOf(lines)), ...lines.map((line) => dollars(line.dollars))];
  });
  return textTable(['action', 'all', ...services], rows);
}

function growth(measured: MeasuredUnits, standing: number): string {
  const consumer = consumersOf(readManifest()).find(({ name }) => name === 'countDownloads');
  const limits = limitsOf(measured.actions.downloads, {
    contractPerSecond: recordDownload.rateLimit.perSecond,
    rowPartitions,
    consumersAtOnce: consumer?.consumer.concurrency ?? 1,
  });
  const rows = [1e5, 1e6, 1e7, 1e8, 1e9].map((downloads) => {
    const first = firstLimit(limits, downloads);
    const bill = totalOf(billOf(measured, { downloads })) + standing;
    const rate = busiestSecond(downloads).toFixed(0);
    return [downloads.toExponential(0), dollars(bill), rate, first?.name ?? 'none', first?.above ?? ''];
  });
  return textTable(['downloads', '$ a month', 'in the busiest second', 'first limit', 'what happens above it'], rows);
}

process.exitCode = await runCommand(() => cost(process.argv.slice(2)), 'npm run cost -- --help');
