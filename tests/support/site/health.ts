import * as z from 'zod/mini';
import { dashboardsPath } from '../../../infra/dev/dashboards/dashboards.ts';
import { physicalName } from '../../../shared/contract/names.ts';

const dashboard = physicalName('local', 'health');
const All = z.object({
  dashboards: z.array(
    z.object({ name: z.string(), widgets: z.array(z.object({ id: z.string(), title: z.string() })) }),
  ),
});
const Graph = z.object({
  series: z.array(z.object({ label: z.string(), whole: z.nullable(z.number()) })),
});

/**
 * What a graph of the health dashboard of a local site shows of the last hour: the sum, or the most, of each series by its label.
 * @param title up to what it says of those that stand out
 * @throws Error when there is no graph of that title
 */
export async function healthShown(siteUrl: string, title: string): Promise<ReadonlyMap<string, number>> {
  const read = async (address: string) => (await fetch(`${siteUrl}${dashboardsPath}/${address}`)).json();
  const { dashboards } = All.parse(await read('all.json'));
  const widget = dashboards
    .find(({ name }) => name === dashboard)
    ?.widgets.find((one) => one.title.split(':')[0] === title);
  if (!widget) throw new Error(`The health dashboard has no graph "${title}"`);
  const end = Math.ceil(Date.now() / 60_000) * 60_000;
  const asked = { dashboard, widget: widget.id, start: String(end - 3_600_000), end: String(end), period: '60' };
  const { series } = Graph.parse(await read(`widget.json?${new URLSearchParams(asked)}`));
  return new Map(series.map(({ label, whole }) => [label, whole ?? 0]));
}
