import * as z from 'zod/mini';
import { endpoints, namedConsumers } from '../../../functions/registry.ts';
import { functionOf, jobs, publishers } from '../contract.ts';
import type { Resource, Stacks } from '../stacks.ts';
import { type NamedMetric, wrongWith } from './metrics.ts';
import { every, remove, set } from './mutation.ts';
import { isRead } from './queues.ts';
import { about, each, type Universals } from './universal.ts';

const dashboardType = 'AWS::CloudWatch::Dashboard';

/** A dashboard's own JSON, as far as it names metrics: `[namespace, name, dimension, value, …, { options }]`. */
const dashboardBody = z.object({
  widgets: z.array(z.object({ properties: z.object({ metrics: z.optional(z.array(z.array(z.unknown()))) }) })),
});

function metricsOf(dashboard: Resource): readonly NamedMetric[] {
  const { widgets } = dashboardBody.parse(JSON.parse(dashboard.text('DashboardBody') || '{"widgets":[]}'));
  return widgets
    .flatMap(({ properties }) => properties.metrics ?? [])
    .map((row) => {
      const [namespace = '', name = '', ...rest] = row.filter((cell) => typeof cell === 'string');
      const pairs = rest.flatMap((dimension, at) => (at % 2 === 0 ? [[dimension, rest[at + 1] ?? '']] : []));
      return { namespace, name, dimensions: Object.fromEntries(pairs) };
    });
}

/** The lines that a function or queue has to have. */
function wantedLines(stacks: Stacks): readonly (readonly [Resource | undefined, readonly string[]])[] {
  const invoked = ['Errors', 'Throttles'];
  const waiting = (queue: Resource) =>
    isRead(queue, stacks) ? 'ApproximateAgeOfOldestMessage' : 'ApproximateNumberOfMessagesVisible';
  return [
    ...endpoints.map(
      ({ name }) => [functionOf(name, stacks), ['Accepted', 'Faulty', 'Invocations', 'Duration', ...invoked]] as const,
    ),
    ...[...namedConsumers, ...publishers].map(
      ({ name }) => [functionOf(name, stacks), ['FailedMessages', 'Invocations', ...invoked]] as const,
    ),
    ...jobs.map(({ name }) => [functionOf(name, stacks), ['Faulty', 'Invocations', ...invoked]] as const),
    ...stacks.of('AWS::SQS::Queue').map((queue) => [queue, [waiting(queue)]] as const),
  ];
}

const drawing = (...metric: readonly string[]) =>
  set({ DashboardBody: JSON.stringify({ widgets: [{ properties: { metrics: [metric] } }] }) });

export const dashboards: Universals = {
  'a dashboard draws what exists and is measured': {
    violations: each(dashboardType, (dashboard, stacks) => [
      metricsOf(dashboard).length === 0 && 'draws nothing',
      ...metricsOf(dashboard).map((metric) => wrongWith(metric, stacks)),
    ]),
    catches: {
      'a line of a function that is gone': every(
        dashboardType,
        drawing('AWS/Lambda', 'Errors', 'FunctionName', 'gone'),
      ),
      'a line of nothing in particular': every(dashboardType, drawing('AWS/Lambda', 'Errors')),
      'a line in a namespace of others': every(dashboardType, drawing('Other', 'Errors', 'FunctionName', 'gone')),
      'a dashboard of nothing': every(dashboardType, set({ DashboardBody: '{"widgets":[]}' })),
    },
  },

  'every function and queue is drawn on a dashboard': {
    violations: (stacks) => {
      const drawn = stacks.of(dashboardType).flatMap(metricsOf);
      return wantedLines(stacks).flatMap(([resource, metrics]) => {
        const own = drawn.filter(({ dimensions }) =>
          Object.values(dimensions).some((value) => resource?.isNamedIn(value)),
        );
        const missing = metrics.filter((metric) => !own.some(({ name }) => name === metric));
        return about(resource?.address ?? '', [missing.length > 0 && `is drawn without its ${missing.join(', ')}`]);
      });
    },
    catches: {
      'a dashboard that is gone': remove(dashboardType),
      'dashboards without lines': every(dashboardType, set({ DashboardBody: '{"widgets":[]}' }), {
        blames: (_, stacks) => functionOf(endpoints[0]?.name ?? '', stacks),
      }),
    },
  },
};
