import type { FunctionNeeds } from '../../functions/platform/sheet/needs.ts';
import { functionName } from '../../shared/contract/names.ts';
import type { Resource, Stacks } from './stacks.ts';

/** The function of an endpoint, consumer or job. */
export function functionOf(name: string, stacks: Stacks): Resource | undefined {
  const wanted = functionName(stacks.stage, name);
  return stacks.of('AWS::Lambda::Function').find((lambda) => lambda.name === wanted);
}

/** A function's line on its domain's permission sheet; a function without one may do nothing. */
export function sheetOf(lambda: Resource, stacks: Stacks): FunctionNeeds {
  const { endpoints, consumers, jobs, publishers, figureWidgets, sheetOf } = stacks.site;
  const listed = [...endpoints, ...consumers, ...jobs, ...publishers, ...figureWidgets].find(
    ({ name }) => functionName(stacks.stage, name) === lambda.name,
  );
  return listed ? sheetOf(listed.domain, listed.name) : {};
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
