import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';
import { describe, expect, test } from 'vitest';
import { namedBy } from '../../infra/deployment/versions/names.ts';
import { Part } from './part.ts';
import { sites } from './sites.ts';
import { readTemplates } from './templates.ts';

/** Names of which an account may have many: of APIs, and within an API, a role or a function. */
const notAlone = [
  'AWS::ApiGatewayV2::Api Name',
  'AWS::ApiGatewayV2::Authorizer Name',
  'AWS::IAM::Policy PolicyName',
  'AWS::Lambda::Alias Name',
];

/** Where a resource of a kind may have its name, such as `FunctionName` of a function. */
function placesOf(type: string): readonly string[] {
  const kind = type.split('::').at(-1);
  return ['Name', `${kind}Name`, `${kind}Key`, `${kind}`, `${kind}Config.Name`];
}

/** A deployment is refused that would make a name before it is free (`infra/deployment/versions/names.ts`): it has to know where names stand. */
describe.each(sites)('in the stacks of $title', ({ assembly }) => {
  const resources = readTemplates(assembly).flatMap(({ Resources }) =>
    Object.values(Resources).map(({ Type, Properties }) => ({ type: Type, part: new Part(() => Properties) })),
  );

  test('every name that we give is known, or an account may have it many times', () => {
    const unknown = resources.flatMap(({ type, part }) =>
      placesOf(type).flatMap((place) =>
        part.text(place) && !namedBy[type]?.includes(place) ? `${type} ${place}` : [],
      ),
    );
    expect([...new Set(unknown)].toSorted()).toEqual(notAlone);
  });

  test('what is identified by something that we give is known by that', () => {
    const database = loadAwsServiceSpecSync();
    const unknown = resources.filter(({ type, part }) => {
      const [schema] = database.lookup('resource', 'cloudFormationType', 'equals', type);
      const [identifier = ''] = schema?.primaryIdentifier ?? [];
      return part.text(identifier) && !namedBy[type]?.includes(identifier);
    });
    expect(unknown.map(({ type }) => type)).toEqual([]);
  });
});
