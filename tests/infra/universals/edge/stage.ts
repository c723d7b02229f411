import type { RateLimit } from '../../../../shared/contract/endpoint.ts';
import type { Part } from '../../part.ts';
import { every, type Fields, type Mutation, put, set, unset } from '../mutation.ts';
import { each, type Universals } from '../universal.ts';

export const stageType = 'AWS::ApiGatewayV2::Stage';

/** What access logs may hold of a request: nothing that says who asked, nor what they wrote into the address. */
const harmless = [
  ...['requestId', 'extendedRequestId', 'requestTime', 'requestTimeEpoch', 'routeKey', 'httpMethod', 'protocol'],
  ...['status', 'responseLength', 'responseLatency', 'error.responseType', 'authorizer.error', 'authorizer.status'],
  ...[
    'integrationErrorMessage',
    'integrationLatency',
    'integrationStatus',
    'integration.status',
    'integration.latency',
  ],
];

/** What an operator needs to find a request and its outcome. */
const needed = ['requestId', 'routeKey', 'status'];

export function rateOf(settings: Part | undefined): RateLimit {
  return {
    perSecond: settings?.number('ThrottlingRateLimit') ?? Number.NaN,
    burst: settings?.number('ThrottlingBurstLimit') ?? Number.NaN,
  };
}

/** Changes the settings of one route: whose contract entry states a rate, unless others are asked for. Its key has no dot, which would be a step of the path. */
function settingsOfOne(change: (path: string) => Fields, isStated = true): Mutation {
  return every(stageType, ({ Properties }, { site }) => {
    const [key] =
      [...site.routes].find(
        ([path, { endpoint }]) => !path.includes('.') && (endpoint.rateLimit !== undefined) === isStated,
      ) ?? [];
    if (key === undefined) throw new Error('There is no such route');
    put(Properties, change(`RouteSettings.${key}`));
  });
}

export const stage: Universals = {
  'the stage throttles each route as the contract says': {
    violations: each(stageType, (resource, { site: { routes } }) => {
      const byDefault = rateOf(resource.at('DefaultRouteSettings'));
      const settings = new Map(resource.fields('RouteSettings'));
      const isSane = byDefault.perSecond >= 1 && byDefault.perSecond <= byDefault.burst && byDefault.burst <= 500;
      return [
        !isSane && 'throttles no route that the contract states no rate for',
        ...[...routes].map(([key, { endpoint }]) => {
          const own = settings.get(key);
          // What is named here has to be changed before the route can go.
          if (!endpoint.rateLimit) return own !== undefined && `names ${key}, for which no rate is stated`;
          const [is, wanted] = [rateOf(own), endpoint.rateLimit];
          const isAsStated = is.perSecond === wanted.perSecond && is.burst === wanted.burst;
          return !isAsStated && `lets ${is.perSecond} a second through ${key}, not ${wanted.perSecond}`;
        }),
        ...[...settings.keys()].map((key) => !routes.has(key) && `has settings for ${key}, which is in no contract`),
      ];
    }),
    catches: {
      'a stage without throttles': every(stageType, set({ DefaultRouteSettings: undefined, RouteSettings: undefined })),
      'a stage without a throttle by default': every(stageType, unset('DefaultRouteSettings')),
      'a default of a million a second': every(
        stageType,
        set({ 'DefaultRouteSettings.ThrottlingRateLimit': 1_000_000 }),
      ),
      'a route without its throttle': settingsOfOne((path) => ({ [path]: undefined })),
      'a route with another throttle': settingsOfOne((path) => ({ [`${path}.ThrottlingBurstLimit`]: 9_999 })),
      'a route that is named without need': settingsOfOne((path) => ({ [path]: {} }), false),
      'a throttle for a route that is gone': every(stageType, set({ 'RouteSettings.GET /api/gone': {} })),
    },
  },

  'the stage logs what was asked and how it went, and nothing about who asked': {
    violations: each(stageType, (resource, stacks) => {
      const format = resource.text('AccessLogSettings.Format');
      const fields = [...format.matchAll(/\$context\.([\w.]+)/g)].map(([, field = '']) => field);
      return [
        !stacks.find('AWS::Logs::LogGroup', resource.text('AccessLogSettings.DestinationArn')) && 'logs nowhere',
        ...needed.map((field) => !fields.includes(field) && `does not log ${field}`),
        ...fields.map((field) => !harmless.includes(field) && `logs ${field}`),
      ];
    }),
    catches: {
      'a stage without access logs': every(stageType, unset('AccessLogSettings')),
      'access logs with addresses': every(stageType, set({ 'AccessLogSettings.Format': '$context.identity.sourceIp' })),
      'access logs with browsers': every(stageType, set({ 'AccessLogSettings.Format': '$context.identity.userAgent' })),
      'access logs that go nowhere': every(
        stageType,
        set({ 'AccessLogSettings.DestinationArn': 'arn:aws:logs:::gone' }),
      ),
    },
  },

  'the stage is the one without a name in paths, and shows every route at once': {
    violations: each(stageType, (resource) => [
      !resource.is('StageName', '$default') && 'has a name that every path would begin with',
      !resource.is('AutoDeploy', true) && 'keeps showing what was deployed before',
    ]),
    catches: {
      'a stage with a name': every(stageType, set({ StageName: 'prod' })),
      'a stage that is deployed by hand': every(stageType, unset('AutoDeploy')),
    },
  },
};
