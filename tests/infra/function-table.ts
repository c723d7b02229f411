import { actionsOf, type Resource, resources, resourcesOf, roleStatements } from './templates.ts';

/** One line a function: what reviewers read when a change touches rights, routes or triggers. */
export const functionTableFile = 'tests/infra/functions.generated.md';

export function functionTable(): string {
  const lines = resourcesOf('AWS::Lambda::Function').map((lambda) => {
    const { FunctionName, Timeout, MemorySize, Environment } = lambda.Properties;
    const environment = Object.keys(Object(Object(Environment).Variables));
    return [FunctionName, trigger(lambda), grants(lambda), environment.join(' '), `${Timeout} s, ${MemorySize} MB`];
  });
  const header = ['function', 'trigger', 'may', 'environment', 'limits'];
  const rows = [header, header.map(() => '---'), ...lines.toSorted()];
  return `# Functions\n\nGenerated from the template by \`npm run api:docs\`.\n\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
}

function trigger({ id }: Resource): string {
  const routes = resourcesOf('AWS::ApiGatewayV2::Route').filter((route) => mentions(integrationOf(route), id));
  const mappings = resourcesOf('AWS::Lambda::EventSourceMapping').filter((mapping) => mentions(mapping, id));
  const texts = [
    ...routes.map(({ Properties }) => String(Properties.RouteKey)),
    ...mappings.map(({ Properties }) => `queue, batches of ${Properties.BatchSize}`),
  ];
  return texts.join(', ') || 'operators, by IAM';
}

/** The integration that a route's target (`integrations/<id>`) names. */
function integrationOf(route: Resource): Resource | undefined {
  return resourcesOf('AWS::ApiGatewayV2::Integration').find(({ id }) => mentions(route, id));
}

function mentions(resource: Resource | undefined, id: string): boolean {
  return JSON.stringify(resource?.Properties ?? {}).includes(`"${id}"`);
}

function grants({ Properties }: Resource): string {
  const [roleId] = Object(Properties.Role)['Fn::GetAtt'];
  const policies = new Set(
    resources
      .filter((resource) => resource.Type === 'AWS::IAM::Policy' && mentions(resource, roleId))
      .map(({ id }) => id),
  );
  const statements = roleStatements().filter(([id]) => policies.has(id));
  const texts = statements.flatMap(([, statement]) =>
    actionsOf(statement).some((action) => action.startsWith('logs:'))
      ? []
      : [`${actionsOf(statement).join(' ')} on ${resourceName(statement.Resource)}`],
  );
  return texts.join('; ');
}

/** The logical name at the end of a reference or an export's name. */
function resourceName(reference: unknown): string {
  const { 'Fn::GetAtt': getAtt, 'Fn::ImportValue': imported } = Object(reference);
  const name = String(getAtt?.[0] ?? imported);
  return name.replace(/^.*FnGetAtt/, '').replace(/[0-9A-F]{8}(Arn.*)?$/, '');
}
