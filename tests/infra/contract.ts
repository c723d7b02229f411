import { functionName } from '../../shared/contract/names.ts';
import type { FunctionNeeds } from '../../shared/manifest/function-needs.ts';
import { askedOnce, type Resource, type Stacks } from './stacks.ts';
import type { Complaint } from './universals/universal.ts';

/** The function of an endpoint, consumer or job. */
export function functionOf(name: string, stacks: Stacks): Resource | undefined {
  const wanted = functionName(stacks.stage, name);
  return stacks.of('AWS::Lambda::Function').find((lambda) => lambda.name === wanted);
}

/** What the definition says that a function is. */
function listedAs(lambda: Resource, { site, stage }: Stacks) {
  const { endpoints, consumers, jobs, publishers, figureWidgets } = site;
  const all = [...endpoints, ...consumers, ...jobs, ...publishers, ...figureWidgets];
  return all.find(({ name }) => functionName(stage, name) === lambda.name);
}

/** What a function may touch by all that it uses. */
export function needsOf(lambda: Resource, stacks: Stacks): FunctionNeeds {
  const listed = listedAs(lambda, stacks);
  return listed ? stacks.site.needsOf(listed.name) : {};
}

/**
 * What is wrong between the rights of a function and what it uses, and which file to change.
 * @param has rights as the template grants them
 * @param needs rights by what it uses, in the same words
 */
export function differencesFromNeeds(
  lambda: Resource,
  { has, needs }: { has: readonly string[]; needs: readonly string[] },
  stacks: Stacks,
): readonly Complaint[] {
  const listed = listedAs(lambda, stacks);
  const uses = listed ? `uses of ${stacks.site.definition.functions[listed.name]?.file}` : 'no function';
  return [
    ...has.map((grant) => !needs.includes(grant) && `may ${grant}, and ${uses} does not say so: list it there`),
    ...needs.map((need) => !has.includes(need) && `may not ${need}, as ${uses} says: grant it in functions/rights.ts`),
  ];
}

/** The functions that authorize calls of the API. */
export const authorizersOf = askedOnce((stacks): readonly Resource[] => {
  const uris = stacks.of('AWS::ApiGatewayV2::Authorizer').map((authorizer) => authorizer.text('AuthorizerUri'));
  return stacks.of('AWS::Lambda::Function').filter((lambda) => uris.some((uri) => lambda.isNamedIn(uri)));
});

/** The function that a route leads to. */
export function routedFunction(route: Resource, stacks: Stacks): Resource | undefined {
  const integration = stacks.find('AWS::ApiGatewayV2::Integration', route.text('Target'));
  return integration && stacks.find('AWS::Lambda::Function', integration.text('IntegrationUri'));
}
