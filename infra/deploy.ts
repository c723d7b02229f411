import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ApiGatewayV2Client } from '@aws-sdk/client-apigatewayv2';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { type DeployedStack, deployedStacks, leftStacks } from './deployment/deployed-stacks.ts';
import { forgetVanishedRoutes } from './deployment/vanished-routes.ts';
import { siteDefinition } from './site-definition.ts';
import { region } from './stage.ts';
import { CommandError, runCommand } from './terminal/command-line.ts';

const help = `Deploys everything to an AWS account: bundles, pages, stacks, content.

  npm run deploy -- --stage <name> [--hosts <a,b> --certificate-arn <arn>] [--alarm-addresses <a,b>]
                           [--payment-gateway <name>] [--hsts-preload] [--yes]

Uses the AWS credentials of your environment or profile. The account must be bootstrapped once:
npm run build && npx cdk bootstrap.
--hosts names the site's host names, the canonical one first; its certificate lies in us-east-1.
--alarm-addresses names who is mailed when an alarm goes off; each address confirms once. Give it at every deployment.
--payment-gateway says where orders are paid, alipay (unless stated) or alipay-sandbox; its keys are a secret (infra/README.md).
--hsts-preload tells browsers' lists to keep the domain and all below it on HTTPS for good; hard to take back. Give it at every
deployment once you have.
--yes skips the question that CDK asks before it widens permissions.
`;

const options = {
  stage: { type: 'string' },
  hosts: { type: 'string' },
  'certificate-arn': { type: 'string' },
  'alarm-addresses': { type: 'string' },
  'payment-gateway': { type: 'string' },
  'hsts-preload': { type: 'boolean' },
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

function context(name: string, value: string | false | undefined): string[] {
  return value === undefined || value === false ? [] : ['-c', `${name}=${value}`];
}

/** Routes go before what names them: their rates are taken out first. */
async function forgetRoutes(deployed: readonly DeployedStack[]): Promise<void> {
  const ApiId = deployed.find(({ outputs }) => outputs.ApiId)?.outputs.ApiId;
  if (!ApiId) return;
  const vanished = await forgetVanishedRoutes(new ApiGatewayV2Client({ region }), ApiId, siteDefinition);
  for (const key of vanished)
    console.log(`The rate of ${key} is taken out of the API: the route goes with this deployment.`);
}

async function deploy(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const { stage, hosts } = values;
  if (!stage || stage === 'local') throw new CommandError('Name the stage to deploy, such as --stage prod');
  if (!values['alarm-addresses']) console.log('Nobody will be told of alarms: there are no --alarm-addresses.');
  run('node', 'functions/build.ts');
  run('node', 'web/build.ts');
  const account = new CloudFormationClient({ region });
  await forgetRoutes(await deployedStacks(account, { name: stage }));
  run(
    'cdk',
    'deploy',
    '--all',
    '--require-approval',
    values.yes ? 'never' : 'broadening',
    ...context('stage', stage),
    ...context('hosts', hosts),
    ...context('certificateArn', values['certificate-arn']),
    ...context('alarmAddresses', values['alarm-addresses']),
    ...context('paymentGateway', values['payment-gateway']),
    ...context('hstsPreload', values['hsts-preload'] && 'true'),
  );
  run('node', '--max-semi-space-size=4', 'infra/publish/content-command.ts', 'publish', '--to', stage);
  for (const left of leftStacks(await deployedStacks(account, { name: stage }), { name: stage }, siteDefinition))
    console.log(
      `\nThe stack ${left} is no part of ${stage} any more. What to do with it: infra/operations/runbook.md#a-stack-is-left`,
    );
  return 0;
}

process.exitCode = await runCommand(() => deploy(process.argv.slice(2)), 'npm run deploy -- --help');
