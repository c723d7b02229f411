import { functionName } from '../../../../shared/contract/names.ts';
import { routedFunction } from '../../contract.ts';
import type { Stacks } from '../../stacks.ts';
import { add, every, remove, set, unset } from '../mutation.ts';
import { about, each, type Universals } from '../universal.ts';

const apiType = 'AWS::ApiGatewayV2::Api';
const authorizerType = 'AWS::ApiGatewayV2::Authorizer';
const integrationType = 'AWS::ApiGatewayV2::Integration';
const routeType = 'AWS::ApiGatewayV2::Route';

/** @throws Error for a site without routes */
function firstRoute({ site }: Stacks) {
  const [first] = site.routes;
  if (!first) throw new Error('There are no routes');
  return first;
}

export const routing: Universals = {
  'a route is a method and a path of the contract, and leads to its function': {
    violations: each(routeType, (route, stacks) => {
      const endpoint = stacks.site.routes.get(route.text('RouteKey'))?.name;
      if (!endpoint) return [`"${route.text('RouteKey')}" is in no contract`];
      const wanted = functionName(stacks.stage, endpoint);
      return [routedFunction(route, stacks)?.name !== wanted && `does not lead to ${wanted}`];
    }),
    catches: {
      'a route for whatever comes': every(routeType, set({ RouteKey: '$default' })),
      'a route to an operation': add(routeType, ({ resources }) => ({
        RouteKey: 'POST /api/pc/publish_content',
        Target: `integrations/${resources.find(({ type }) => type === integrationType)?.ref}`,
      })),
      'a route to nothing': every(routeType, set({ Target: 'integrations/gone' })),
      'a route to the function of another': every(
        routeType,
        ({ Properties }, stacks) => {
          Properties.RouteKey = firstRoute(stacks)[0];
        },
        {
          where: (route, stacks) => stacks.site.routes.get(route.text('RouteKey'))?.name !== firstRoute(stacks)[1].name,
        },
      ),
    },
  },

  'a method and a path of the contract have a route': {
    violations: (stacks) =>
      [...stacks.site.routes.keys()].flatMap((key) => {
        const found = stacks.of(routeType).filter((route) => route.is('RouteKey', key));
        return about(key, [found.length !== 1 && `has ${found.length} routes`]);
      }),
    catches: { 'a route that is missing': remove(routeType) },
  },

  'a route asks the authorizer, where there is one': {
    violations: (stacks) => [
      ...each(authorizerType, ({ ref }) =>
        stacks
          .of(routeType)
          .map((route) => !route.text('AuthorizerId').includes(ref) && `is not asked about ${route.text('RouteKey')}`),
      )(stacks),
      ...each(routeType, (route) => {
        const isOpen = route.is('AuthorizationType', 'NONE') && !route.has('AuthorizerId');
        const isAsked =
          route.is('AuthorizationType', 'CUSTOM') && stacks.find(authorizerType, route.text('AuthorizerId'));
        return [!isOpen && !isAsked && 'asks an authorizer that no template has'];
      })(stacks),
    ],
    catches: {
      'an authorizer that no route asks': add(authorizerType, { AuthorizerType: 'REQUEST', Name: 'edge' }),
      'a route that asks a foreign authorizer': every(
        routeType,
        set({ AuthorizationType: 'CUSTOM', AuthorizerId: 'foreign' }),
      ),
      'a route for whoever has keys of AWS': every(routeType, set({ AuthorizationType: 'AWS_IAM' })),
    },
  },

  'an integration hands requests to a function of ours': {
    violations: each(integrationType, (integration, stacks) => [
      !integration.is('IntegrationType', 'AWS_PROXY') && 'hands requests to something else than a function',
      !integration.is('PayloadFormatVersion', '2.0') && 'hands requests over in an old format',
      !stacks.find('AWS::Lambda::Function', integration.text('IntegrationUri')) && 'leads to a function of no template',
    ]),
    catches: {
      'an integration with another host': every(
        integrationType,
        set({ IntegrationType: 'HTTP_PROXY', IntegrationUri: 'https://example.com' }),
      ),
      'an integration with a foreign function': every(
        integrationType,
        set({ IntegrationUri: 'arn:aws:lambda:us-east-1:111122223333:function:foreign' }),
      ),
      'an integration of the old format': every(integrationType, unset('PayloadFormatVersion')),
    },
  },

  'the API is one, with one stage, and takes calls of pages of its own origin only': {
    violations: (stacks) => [
      ...each([integrationType, routeType, 'AWS::ApiGatewayV2::Stage'], (part) => [
        !stacks.find(apiType, part.text('ApiId')) && 'belongs to an API of no template',
      ])(stacks),
      ...each(apiType, (api) => {
        const stages = stacks.of('AWS::ApiGatewayV2::Stage').filter((stage) => api.isNamedIn(stage.text('ApiId')));
        return [
          stages.length !== 1 && `has ${stages.length} stages`,
          !api.is('ProtocolType', 'HTTP') && 'is no HTTP API',
          api.has('CorsConfiguration') && 'lets pages of other origins call',
        ];
      })(stacks),
    ],
    catches: {
      'an API for every origin': every(apiType, set({ CorsConfiguration: { AllowOrigins: ['*'] } })),
      'an API of web sockets': every(apiType, set({ ProtocolType: 'WEBSOCKET' })),
      'an API without a stage': remove('AWS::ApiGatewayV2::Stage', {
        blames: (stage, stacks) => stacks.find(apiType, stage.text('ApiId')),
      }),
      'another API without a stage': add(apiType, { ProtocolType: 'HTTP' }),
      'routes of a foreign API': every(routeType, set({ ApiId: 'foreign' })),
      'integrations of a foreign API': every(integrationType, set({ ApiId: 'foreign' })),
    },
  },
};
