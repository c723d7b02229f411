import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ApiGatewayV2Client } from '@aws-sdk/client-apigatewayv2';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { pascalName } from '../shared/contract/names.ts';
import { type DeployedStack, deployedStacks, leftStacks } from './deployment/deployed-stacks.ts';
import { forgetVanishedRoutes, restoreRates } from './deployment/vanished-routes.ts';
import { demandSafeVersion, type RoutePlan } from './deployment/version-check.ts';
import { domainsOf, siteDefinition } from './site-definition.ts';
import { region, type Stage, stackName, stageNamed } from './stage.ts';
import { CommandError, runCommand } from './terminal/command-line.ts';

const help = `Deploys everything to an AWS account: bundles, pages, stacks, content.

  npm run deploy -- --stage <name> [--certificate-arn <arn>] [--first <domain>] [--diff | --yes]

Uses the AWS credentials of your environment or profile. The account must be bootstrapped once:
npm run build && npx cdk bootstrap.
--stage says which site: infra/stages.ts has its hosts, who is told of alarms, where orders are paid, how long browsers keep
to HTTPS. A stage that is not there is a site under CloudFront's own name.
--certificate-arn is the certificate of the stage's hosts; it lies in us-east-1.
--first deploys the stack of a domain, and what it builds on, before all others: infra/operations/runbook.md#a-function-moves.
--diff shows what a deployment would change, and changes nothing.
What would lose data, or what CloudFormation would refuse, is refused before anything is changed.
--yes skips the question that CDK asks before it widens permissions.
`;

const options = {
  stage: { type: 'string' },
  'certificate-arn': { type: 'string' },
  first: { type: 'string', multiple: true },
  diff: { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** @throws Error when the program fails; it has said why itself */
function run(program: string, ...parameters: string[]): void {
  console.log(`\n▸ ${program} ${parameters.join(' ')}`);
  const { status, error } = spawnSync(program, parameters, { stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0)
    throw new Error(`"${program} ${parameters[0]}" failed; what it said is above. Nothing after it was done`);
}

const apiIdOf = (deployed: readonly DeployedStack[]) => deployed.find(({ outputs }) => outputs.ApiId)?.outputs.ApiId;

/** Routes go before what names them: their rates are taken out first. */
async function forgetRoutes(deployed: readonly DeployedStack[], { moving }: RoutePlan): Promise<void> {
  const ApiId = apiIdOf(deployed);
  if (!ApiId) return;
  const vanished = await forgetVanishedRoutes(new ApiGatewayV2Client({ region }), ApiId, siteDefinition, moving);
  for (const key of vanished)
    console.log(`The rate of ${key} is taken out of the API: the route goes with this deployment.`);
}

async function restoreRoutes(deployed: readonly DeployedStack[], { rates }: RoutePlan): Promise<void> {
  const restored = await restoreRates(new ApiGatewayV2Client({ region }), apiIdOf(deployed) ?? '', rates);
  for (const key of restored) console.log(`The rate of ${key} is back.`);
}

/** @throws CommandError for a domain that the site does not have */
function demandDomains(domains: readonly string[]): readonly string[] {
  const unknown = domains.filter((domain) => !domainsOf(siteDefinition).includes(domain));
  if (unknown.length > 0) throw new CommandError(`The site has no domain ${unknown.join(', ')}`);
  return domains;
}

/** @throws CommandError when no stage has such a name, or its hosts have no certificate */
function stageOfOptions(name: string, certificateArn: string | undefined): Stage {
  try {
    return stageNamed(name, certificateArn);
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

async function deploy(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options });
  if (values.help) {
    console.log(help);
    return 0;
  }
  if (!values.stage || values.stage === 'local')
    throw new CommandError('Name the stage to deploy, such as --stage prod');
  const certificateArn = values['certificate-arn'];
  const stage = stageOfOptions(values.stage, certificateArn);
  const first = demandDomains(values.first ?? []);
  const context = ['-c', `stage=${stage.name}`, ...(certificateArn ? ['-c', `certificateArn=${certificateArn}`] : [])];
  run('node', 'functions/build.ts');
  run('node', 'web/build.ts');
  run('cdk', ...(values.diff ? ['diff', '--all'] : ['synth', '--quiet']), ...context);
  const account = new CloudFormationClient({ region });
  const deployed = await deployedStacks(account, stage);
  const inOrder = first.map((domain) => stackName(stage, domain));
  const routes = await demandSafeVersion(account, deployed, 'cdk.out', inOrder);
  if (values.diff) return 0;
  if (stage.alarmAddresses.length === 0)
    console.log(`Nobody will be told of alarms: infra/stages.ts has no alarmAddresses of ${stage.name}.`);
  await forgetRoutes(deployed, routes);
  const approval = ['--require-approval', values.yes ? 'never' : 'broadening'];
  if (first.length > 0) run('cdk', 'deploy', ...first.map(pascalName), ...approval, ...context);
  run('cdk', 'deploy', '--all', ...approval, ...context);
  await restoreRoutes(await deployedStacks(account, stage), routes);
  run('node', '--max-semi-space-size=4', 'infra/publish/content-command.ts', 'publish', '--to', stage.name);
  for (const left of leftStacks(await deployedStacks(account, stage), stage, siteDefinition))
    console.log(
      `\nThe stack ${left} is no part of ${stage.name} any more. What to do with it: infra/operations/runbook.md#a-stack-is-left`,
    );
  return 0;
}

process.exitCode = await runCommand(() => deploy(process.argv.slice(2)), 'npm run deploy -- --help');
