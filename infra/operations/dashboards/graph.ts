import { GraphWidget, type IMetric, type Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { mailMetric } from '../metrics.ts';
import type { Watched } from '../watched.ts';

const width = 12;

/** A graph with one line for each of the things watched. */
export function graph<Thing extends { readonly name: string }>(
  title: string,
  things: readonly Thing[],
  metricOf: (thing: Thing) => Metric,
): GraphWidget {
  const left: IMetric[] = things.map((thing) => metricOf(thing).with({ label: thing.name }));
  return new GraphWidget({ title, width, left });
}

/** A graph with a line for each metric of each stream of mail. */
export function mailGraph(
  title: string,
  { streams }: Watched['mail'],
  names: readonly Parameters<typeof mailMetric>[0][],
): GraphWidget {
  const left = streams.flatMap(({ name: stream, configurationSet }) =>
    names.map((name) =>
      mailMetric(name, configurationSet).with({ label: `${name.replace('Reputation.', '')} (${stream})` }),
    ),
  );
  return new GraphWidget({ title, width, left });
}
