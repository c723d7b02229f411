import * as z from 'zod/mini';

const Series = z.array(
  z.object({
    namespace: z.string(),
    name: z.string(),
    dimensions: z.record(z.string(), z.string()),
    points: z.array(z.object({ sum: z.number() })),
  }),
);

/** Metrics that count what went wrong on our side; those of the edge are percentages. */
const ofFaults = /^(?:Errors|Throttles|Faulty|5xx|5xxErrorRate)$/;

/** What a local site has counted of faults since it started, each with its times. */
export async function countedFaults(siteUrl: string): Promise<string[]> {
  const series = Series.parse(await (await fetch(`${siteUrl}/__local/metrics.json`)).json());
  return series
    .filter(({ name }) => ofFaults.test(name))
    .map(({ namespace, name, dimensions, points }) => {
      const sum = points.reduce((total, point) => total + point.sum, 0);
      return [sum, `${namespace} ${name} ${Object.values(dimensions).join(' ')}: ${sum}`] as const;
    })
    .filter(([sum]) => sum > 0)
    .map(([, told]) => told);
}
