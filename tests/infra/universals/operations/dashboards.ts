import * as z from 'zod/mini';
import { readDashboard } from '../../../../infra/dev/dashboards/answers/dashboard.ts';
import { metricNamespace } from '../../../../shared/metrics.ts';
import { functionOf } from '../../contract.ts';
import type { Resource, Stacks } from '../../stacks.ts';
import { isRead } from '../events/queues.ts';
import { every, remove, set } from '../mutation.ts';
import { about, each, type Universals } from '../universal.ts';
import { type NamedMetric, wrongWith } from './metrics.ts';

const dashboardType = 'AWS::CloudWatch::Dashboard';
const compositeType = 'AWS::CloudWatch::CompositeAlarm';

/** A dashboard's own JSON, as far as it says what is drawn: `[namespace, name, dimension, value, …, { options }]` or `[{ expression }]`. */
const dashboardBody = z.object({
  widgets: z.array(
    z.object({
      properties: z.object({
        metrics: z.optional(z.array(z.array(z.unknown()))),
        endpoint: z.optional(z.string()),
        alarms: z.optional(z.array(z.string())),
        view: z.optional(z.string()),
      }),
    }),
  ),
});

const rowOptions = z.object({
  id: z.optional(z.string()),
  expression: z.optional(z.string()),
  visible: z.optional(z.boolean()),
});

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
  const made = rows.flatMap(({ expression = '', visible = true }) => (visible ? [expression] : []));
  const isMadeOf = (id = '') => made.some((each) => each.includes('METRICS()') || new RegExp(`\\b${id}\\b`).test(each));
  return rows
    .filter(({ id, expression, visible = true }) => expression === undefined && (visible || isMadeOf(id)))
    .map(({ row }) => {
      const [namespace = '', name = '', ...rest] = row.filter((cell) => typeof cell === 'string');
      const pairs = rest.flatMap((dimension, at) => (at % 2 === 0 ? [[dimension, rest[at + 1] ?? '']] : []));
      return { namespace, name, dimensions: Object.fromEntries(pairs) };
    });
}

/** Lines that a graph has at most: one a row that is shown, and as many as an expression chooses. Numbers beside each other are none. */
function linesOf(graph: Graph): number {
  if (graph.view === 'singleValue') return 0;
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
  const invoked = ['Invocations', 'Duration', 'Errors', 'Throttles'];
  const waiting = (queue: Resource) =>
    isRead(queue, stacks) ? 'ApproximateAgeOfOldestMessage' : 'ApproximateNumberOfMessagesVisible';
  return [
    ...[...endpoints, ...jobs, ...figureWidgets].map(
      ({ name }) => [functionOf(name, stacks), ['Faulty', ...invoked]] as const,
    ),
    ...consumers.map(({ name }) => [functionOf(name, stacks), ['FailedMessages', ...invoked]] as const),
    ...publishers.map(({ name }) => [functionOf(name, stacks), ['FailedMessages', 'IteratorAge', ...invoked]] as const),
    ...stacks.of('AWS::SQS::Queue').map((queue) => [queue, [waiting(queue)]] as const),
  ];
}

const showing = (...properties: readonly object[]) =>
  set({
    DashboardBody: JSON.stringify({ widgets: properties.map((one) => ({ type: typeOf(one), properties: one })) }),
  });
const typeOf = (properties: object) => ('endpoint' in properties ? 'custom' : 'metric');
const drawing = (...metric: readonly string[]) => showing({ metrics: [metric] });
const isUsage = ({ name }: Resource) => name.endsWith('-usage');

export const dashboards: Universals = {
  'a dashboard holds only what is drawn on a laptop as well': {
    violations: each(dashboardType, (dashboard) => {
      try {
        readDashboard(dashboard.name, dashboard.text('DashboardBody') || '{}');
        return [];
      } catch (error) {
        return [String(Object(error).message)];
      }
    }),
    catches: {
      'a widget that the viewer does not know': every(
        dashboardType,
        set({ DashboardBody: JSON.stringify({ widgets: [{ type: 'explorer', properties: {} }] }) }),
      ),
      'a view that the viewer does not know': every(dashboardType, showing({ view: 'pie' })),
    },
  },

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

  'the dashboard of the business counts nothing twice: what consumers say of themselves repeats with each delivery': {
    violations: each(dashboardType, (dashboard, stacks) =>
      widgetsOf(dashboard)
        .flatMap(metricsOf)
        .map(
          ({ namespace, name, dimensions: { function: of = '' } }) =>
            isUsage(dashboard) &&
            namespace === metricNamespace &&
            !stacks.site.endpoints.some((endpoint) => functionOf(endpoint.name, stacks)?.isNamedIn(of)) &&
            `draws ${name} of ${of}`,
        ),
    ),
    catches: {
      'a business figure that a redelivery raises': every(
        dashboardType,
        drawing(metricNamespace, 'FailedMessages', 'function', 'any'),
        { where: isUsage },
      ),
    },
  },

  'whoever looks at the health of a site sees first whether anything is wrong that somebody is told of': {
    violations: (stacks) => {
      const told = stacks.of(compositeType).filter((alarm) => alarm.items('AlarmActions').length > 0);
      const shown = stacks
        .of(dashboardType)
        .flatMap((dashboard) => widgetsOf(dashboard).slice(0, 1))
        .flatMap(({ alarms = [] }) => alarms);
      return told.flatMap((alarm) =>
        about(alarm.address, [!shown.some((arn) => alarm.isNamedIn(arn)) && 'is not shown first on a dashboard']),
      );
    },
    catches: {
      'a dashboard that begins with something else': every(dashboardType, showing({}), {
        blames: (_, stacks) => stacks.of(compositeType).find((alarm) => alarm.items('AlarmActions').length > 0),
      }),
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
      'a dashboard that is gone': remove(dashboardType, { where: ({ name }) => name.endsWith('-health') }),
      'dashboards without lines': every(dashboardType, showing(), {
        blames: (_, stacks) => functionOf(stacks.site.endpoints[0]?.name ?? '', stacks),
      }),
    },
  },
};
