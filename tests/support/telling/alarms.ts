import * as z from 'zod/mini';
import { physicalName } from '../../../shared/contract/names.ts';

const Alarms = z.object({
  alarms: z.array(z.object({ name: z.string(), state: z.string(), tells: z.boolean() })),
  history: z.array(z.object({ name: z.string(), what: z.string() })),
});

const start = physicalName('local', 'any-');

/** What whoever is on call of a local site is told, each by the page of the runbook that it leads to, such as `dead-letters`. */
export async function alarmsOf(siteUrl: string): Promise<{ on: string[]; told: string[] }> {
  const { alarms, history } = Alarms.parse(await (await fetch(`${siteUrl}/__local/alarms.json`)).json());
  const page = ({ name }: { readonly name: string }) => name.slice(start.length);
  return {
    /** Those that are on now. */
    on: alarms.filter(({ tells, state }) => tells && state === 'ALARM').map(page),
    /** Those of which somebody was told, each as often as they were, the first one first. */
    told: history.flatMap((event) => (event.what === 'NOTIFIED' ? [page(event)] : [])).toReversed(),
  };
}
