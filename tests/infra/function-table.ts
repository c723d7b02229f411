import { routedFunction } from './contract.ts';
import { ourSite } from './sites.ts';
import { type Resource, Stacks } from './stacks.ts';
import { readTemplates } from './templates.ts';
import { isOfStream } from './universals/events/mappings.ts';
import { statementsOf } from './universals/rights/roles.ts';

/** One line a function: what reviewers read when a change touches rights, routes or triggers. */
export const functionTableFile = 'tests/infra/functions.generated.md';

export function functionTable(): string {
  const stacks = new Stacks(readTemplates(ourSite.assembly), ourSite);
  const lines = stacks.of('AWS::Lambda::Function').map((lambda) => {
    const environment = lambda.fields('Environment.Variables').map(([name]) => name);
    const limits = `${lambda.number('Timeout')} s, ${lambda.number('MemorySize')} MB`;
    return [lambda.name, trigger(lambda, stacks), grants(lambda, stacks), environment.join(' '), limits];
  });
  const header = ['function', 'trigger', 'may', 'environment', 'limits'];
  const rows = [header, header.map(() => '---'), ...lines.toSorted()];
  return `# Functions\n\nGenerated from the template by \`npm run api:docs\`.\n\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
}

function trigger(lambda: Resource, stacks: Stacks): string {
  const routes = stacks.of('AWS::ApiGatewayV2::Route').filter((route) => routedFunction(route, stacks) === lambda);
  const mappings = stacks
    .of('AWS::Lambda::EventSourceMapping')
    .filter((mapping) => lambda.isNamedIn(mapping.text('FunctionName')));
  const schedules = stacks
    .of('AWS::Scheduler::Schedule')
    .filter((schedule) => lambda.isNamedIn(schedule.text('Target.Arn')));
  const widgets = stacks.of('AWS::CloudWatch::Dashboard').filter((dashboard) => {
    return dashboard.text('DashboardBody').includes(`:function:${lambda.name}"`);
  });
  const texts = [
    ...routes.map((route) => route.text('RouteKey')),
    ...mappings.map((mapping) => {
      const source = isOfStream(mapping, stacks) ? 'stream' : 'queue';
      return `${source}, batches of ${mapping.number('BatchSize')}`;
    }),
    ...schedules.map((schedule) => `schedule, ${schedule.text('ScheduleExpression')}`),
    ...widgets.map((dashboard) => `viewers of ${dashboard.name}, by IAM`),
  ];
  return texts.join(', ') || 'operators, by IAM';
}

function grants(lambda: Resource, stacks: Stacks): string {
  const role = stacks.find('AWS::IAM::Role', lambda.text('Role'));
  const texts = (role ? statementsOf(role, stacks) : []).flatMap(([, statement]) => {
    const actions = statement.texts('Action');
    if (actions.some((action) => action.startsWith('logs:'))) return [];
    return [`${actions.join(' ')} on ${statement.texts('Resource').map(readableName).join(' ')}`];
  });
  return texts.join('; ');
}

/** The construct's name from `<Data/ContentTableA82027C3.Arn>`. */
function readableName(reference: string): string {
  return reference.replace(/^<.*\/|(\.\w+)?>/g, '').replace(/[0-9A-F]{8}$/, '');
}
