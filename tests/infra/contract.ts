import type { FunctionNeeds } from '../../functions/platform/sheet/needs.ts';
import { wholeSheet } from '../../functions/platform/sheet/whole-sheet.ts';
import { endpoints, namedConsumers } from '../../functions/registry.ts';
import {
  figureWidgetsIn,
  needsOf,
  outboxesIn,
  schedulesOf,
  siteDefinition,
  withFigures,
  withOutboxes,
} from '../../infra/site-definition.ts';
import { methodsOf, type NamedEndpoint } from '../../shared/contract/endpoint.ts';
import { functionName } from '../../shared/contract/names.ts';
import type { Resource, Stacks } from './stacks.ts';

// What the stacks have to contain according to the contract and the lists of consumers and jobs.

const definition = withFigures(withOutboxes(siteDefinition));

/** Every scheduled job, those of outboxes among them. */
export const jobs = schedulesOf(definition);

/** Every table with an outbox. */
export const outboxes = outboxesIn(definition);

/** The functions that outboxes add: one reads the stream, one is a job. */
export const publishers = outboxes.map(({ domain, table, publisher }) => ({ domain, table, name: publisher.name }));

/** The functions that draw the figures of domains. */
export const figureWidgets = figureWidgetsIn(definition);

/** Every consumer with each event that it takes. */
export const subscriptions = namedConsumers.flatMap(({ name, consumer }) =>
  consumer.takes.map((event) => ({ name, event, receives: consumer.receives })),
);

/** Every route by its key, such as `POST /api/pc/product`. */
export const routes: ReadonlyMap<string, NamedEndpoint> = new Map(
  endpoints.flatMap((named) => {
    const { endpoint } = named;
    return endpoint.path ? methodsOf(endpoint).map((method) => [`${method} ${endpoint.path}`, named] as const) : [];
  }),
);

/** The function of an endpoint, consumer or job. */
export function functionOf(name: string, stacks: Stacks): Resource | undefined {
  const wanted = functionName(stacks.stage, name);
  return stacks.of('AWS::Lambda::Function').find((lambda) => lambda.name === wanted);
}

/** A function's line on its domain's permission sheet; a function without one may do nothing. */
export function sheetOf(lambda: Resource, stacks: Stacks): FunctionNeeds {
  const listed = [...endpoints, ...namedConsumers, ...jobs, ...publishers, ...figureWidgets].find(
    ({ name }) => functionName(stacks.stage, name) === lambda.name,
  );
  return listed && definition.sheets[listed.domain]?.[listed.name]
    ? wholeSheet(needsOf(definition, listed.domain, listed.name))
    : {};
}

/** The functions that authorize calls of the API. */
export function authorizersOf(stacks: Stacks): readonly Resource[] {
  const uris = stacks.of('AWS::ApiGatewayV2::Authorizer').map((authorizer) => authorizer.text('AuthorizerUri'));
  return stacks.of('AWS::Lambda::Function').filter((lambda) => uris.some((uri) => lambda.isNamedIn(uri)));
}

/** The function that a route leads to. */
export function routedFunction(route: Resource, stacks: Stacks): Resource | undefined {
  const integration = stacks.find('AWS::ApiGatewayV2::Integration', route.text('Target'));
  return integration && stacks.find('AWS::Lambda::Function', integration.text('IntegrationUri'));
}
