import * as z from 'zod/mini';
import { metricNamespace } from '../../../shared/metrics.ts';
import { functionOf } from '../contract.ts';
import type { Resource, Stacks } from '../stacks.ts';
import { type NamedMetric, wrongWith } from './metrics.ts';
import { every, remove, set } from './mutation.ts';
import { isRead } from './queues.ts';
import { about, each, type Universals } from './universal.ts';

const dashboardType = 'AWS::CloudWatch::Dashboard';

/** A dashboard's own JSON, as far as it says what is drawn: `[namespace, name, dimension, value, …, { options }]` or `[{ expression }]`. */
const dashboardBody = z.object({
  widgets: z.array(
    z.object({
      properties: z.object({ metrics: z.optional(z.array(z.array(z.unknown()))), endpoint: z.optional(z.string()) }),
    }),
  ),
});

const rowOptions = z.object({ expression: z.optional(z.string()), visible: z.optional(z.boolean()) });

const widgetsOf = (dashboard: Resource) =>
  dashboardBody
    .parse(JSON.parse(dashboard.text('DashboardBody') || '{"widgets":[]}'))
    .widgets.map((widget) => widget.properties);

type Graph = ReturnType<typeof widgetsOf>[number];

/** The rows of a graph, each with what it says of itself. */
function rowsOf({ metrics = [] }: Graph) {
  return metrics.map((row) => ({ row, ...rowOptions.parse(row.find((cell) => typeof cell === 'object') ?? {}) }));
}

/** The metrics that a graph draws: those that are shown, and those of which an expression chooses. */
function metricsOf(graph: Graph): readonly NamedMetric[] {
  const rows = rowsOf(graph);
  const areChosen = rows.some(({ expression, visible = true }) => visible && expression?.includes('METRICS()'));
  return rows
    .filter(({ expression, visible = true }) => expression === undefined && (visible || areChosen))
    .map(({ row }) => {
      const [namespace = '', name = '', ...rest] = row.filter((cell) => typeof cell === 'string');
      const pairs = rest.flatMap((dimension, at) => (at % 2 === 0 ? [[dimension, rest[at + 1] ?? '']] : []));
      return { namespace, name, dimensions: Object.fromEntries(pairs) };
    });
}

/** Lines that a graph has at most: one a row that is shown, and as many as an expression chooses. */
function linesOf(graph: Graph): number {
  return rowsOf(graph).reduce((sum, { expression = '', visible = true }) => {
    const chosen = /METRICS\(\)/.test(expression)
      ? Number(/^SORT\(METRICS\(\), \w+, DESC, (\d+)\)$/.exec(expression)?.[1] ?? Infinity)
      : 1;
    return sum + (visible ? chosen : 0);
  }, 0);
}

/** The lines that a function or queue has to have. */
function wantedLines(stacks: Stacks): readonly (readonly [Resource | undefined, readonly string[]])[] {
  const { endpoints, consumers, jobs, publishers, figureWidgets } = stacks.site;
  const invoked = ['Errors', 'Throttles'];
  const waiting = (queue: Resource) =>
    isRead(queue, stacks) ? 'ApproximateAgeOfOldestMessage' : 'ApproximateNumberOfMessagesVisible';
  return [
    ...endpoints.map(
      ({ name }) => [functionOf(name, stacks), ['Accepted', 'Faulty', 'Invocations', 'Duration', ...invoked]] as const,
    ),
    ...[...consumers, ...publishers].map(
      ({ name }) => [functionOf(name, stacks), ['FailedMessages', 'Invocations', ...invoked]] as const,
    ),
    ...jobs.map(({ name }) => [functionOf(name, stacks), ['Faulty', 'Invocations', ...invoked]] as const),
    ...figureWidgets.map(({ name }) => [functionOf(name, stacks), ['Faulty', ...invoked]] as const),
    ...stacks.of('AWS::SQS::Queue').map((queue) => [queue, [waiting(queue)]] as const),
  ];
}

const showing = (...properties: readonly object[]) =>
  set({ DashboardBody: JSON.stringify({ widgets: properties.map((one) => ({ properties: one })) }) });
const drawing = (...metric: readonly string[]) => showing({ metrics: [metric] });
const isUsage = ({ name }: Resource) => name.endsWith('-usage');

export const dashboards: Universals = {
  'a dashboard draws what exists and is measured': {
    violations: each(dashboardType, (dashboard, stacks) => [
      widgetsOf(dashboard).length === 0 && 'draws nothing',
      ...widgetsOf(dashboard)
        .flatMap(metricsOf)
        .map((metric) => wrongWith(metric, stacks)),
    ]),
    catches: {
      'a line of a function that is gone': every(
        dashboardType,
        drawing('AWS/Lambda', 'Errors', 'FunctionName', 'gone'),
      ),
      'a line of nothing in particular': every(dashboardType, drawing('AWS/Lambda', 'Errors')),
      'a line in a namespace of others': every(dashboardType, drawing('Other', 'Errors', 'FunctionName', 'gone')),
      'a line of a function that is gone, of which an expression chooses': every(
        dashboardType,
        showing({
          metrics: [
            [{ expression: 'SORT(METRICS(), SUM, DESC, 5)' }],
            ['AWS/Lambda', 'Errors', 'FunctionName', 'gone', { id: 'm0', visible: false }],
          ],
        }),
      ),
      'a dashboard of nothing': every(dashboardType, showing()),
    },
  },

  'a widget calls the function that draws the figures of a domain, and every such function is called': {
    violations: (stacks) => {
      const widgets = stacks.site.figureWidgets.flatMap(({ name }) => functionOf(name, stacks) ?? []);
      const calls = stacks
        .of(dashboardType)
        .flatMap((dashboard) =>
          widgetsOf(dashboard).flatMap(({ endpoint }) => (endpoint ? [{ dashboard, endpoint }] : [])),
        );
      return [
        ...calls.flatMap(({ dashboard, endpoint }) =>
          about(dashboard.address, [
            !widgets.some((lambda) => lambda.isNamedIn(endpoint)) && `calls ${endpoint}, which draws no figures`,
          ]),
        ),
        ...widgets.flatMap((lambda) =>
          about(lambda.address, [!calls.some(({ endpoint }) => lambda.isNamedIn(endpoint)) && 'is on no dashboard']),
        ),
      ];
    },
    catches: {
      'a widget of a function that does something else': every(
        dashboardType,
        showing({ endpoint: 'arn:aws:lambda:us-east-1:<AWS::AccountId>:function:other' }),
      ),
      'figures that nobody sees': every(dashboardType, showing(), {
        where: isUsage,
        blames: (_, stacks) => functionOf(stacks.site.figureWidgets[0]?.name ?? '', stacks),
      }),
    },
  },

  'a graph has at most five lines': {
    violations: each(dashboardType, (dashboard) =>
      widgetsOf(dashboard).map((graph) => linesOf(graph) > 5 && `draws ${linesOf(graph)} lines in one graph`),
    ),
    catches: {
      'six lines': every(
        dashboardType,
        showing({ metrics: Array.from({ length: 6 }, () => ['AWS/Lambda', 'Errors', 'FunctionName', 'any']) }),
      ),
      'an expression that chooses ten': every(
        dashboardType,
        showing({ metrics: [[{ expression: 'SORT(METRICS(), SUM, DESC, 10)' }]] }),
      ),
      'an expression that draws all': every(dashboardType, showing({ metrics: [[{ expression: 'METRICS()' }]] })),
    },
  },

  'the dashboard of the business counts nothing twice: what functions say of themselves repeats with each delivery': {
    violations: each(dashboardType, (dashboard) =>
      widgetsOf(dashboard)
        .flatMap(metricsOf)
        .map(({ namespace, name }) => isUsage(dashboard) && namespace === metricNamespace && `draws ${name}`),
    ),
    catches: {
      'a business figure that a redelivery raises': every(
        dashboardType,
        drawing(metricNamespace, 'Accepted', 'function', 'any'),
        { where: isUsage },
      ),
    },
  },

  'every function and queue is drawn on a dashboard': {
    violations: (stacks) => {
      const drawn = stacks.of(dashboardType).flatMap(widgetsOf).flatMap(metricsOf);
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
      'dashboards without lines': every(dashboardType, showing(), {
        blames: (_, stacks) => functionOf(stacks.site.endpoints[0]?.name ?? '', stacks),
      }),
    },
  },
};
