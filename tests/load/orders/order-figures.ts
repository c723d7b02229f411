import { siteManifest } from '../../../functions/site-manifest.ts';
import { kebabName } from '../../../shared/contract/names.ts';
import type { TestSite } from '../../support/site/site.ts';
import { measureFunctionStarts } from '../function-start.ts';
import { countWriteActions, measureOrderLists, measureOrderRates } from './order-rates.ts';

interface Figure {
  readonly figure: string;
  readonly measured: string | number;
  readonly target: string;
}

/** The functions that carry the payment provider's SDK, as they name its secret. */
const ofPayment = new Set(
  Object.entries(siteManifest.functions).flatMap(([name, { domain, needs }]) =>
    needs.secrets?.includes('payment') ? [`${domain}/${kebabName(name)}`] : [],
  ),
);

/** What orders cost and how fast they are placed, paid and listed, with what each is measured against. */
export async function orderFigures(site: TestSite): Promise<Figure[]> {
  const { starts } = await measureFunctionStarts(15, (name) => ofPayment.has(name));
  const rates = await measureOrderRates(site);
  const lists = await measureOrderLists(site);
  const writes = await countWriteActions(site);
  const sum = writes.reduce((so, { times }) => so + times, 0);
  const target = '≤ 250 ms, ≤ 1172 KB';
  return [
    { figure: 'orders placed a second', measured: rates.placed, target: `floor ${rates.placedFloor}` },
    { figure: 'notices taken a second', measured: rates.taken, target: `floor ${rates.takenFloor}` },
    { figure: 'ms the list of ten orders', measured: lists.ofTen.toFixed(1), target: '' },
    { figure: 'ms a page of ten of 1,000', measured: lists.lastOfThousand.toFixed(1), target: 'as with ten' },
    { figure: 'ms a page of fifteen of 1,000', measured: lists.firstOfThousand.toFixed(1), target: '' },
    ...writes.map(({ function: name, action, table, times }) => ({
      figure: `${name}: ${action} on ${table}`,
      measured: times,
      target: '',
    })),
    { figure: 'write actions until paid, mailed and counted', measured: sum, target: '≤ 16' },
    ...starts.map(({ name, kilobytes, milliseconds }) => ({
      figure: `start of ${name}`,
      measured: `${milliseconds.toFixed(0)} ms, ${kilobytes.toFixed(0)} KB`,
      target: name === '(no client)' ? '' : target,
    })),
  ];
}
