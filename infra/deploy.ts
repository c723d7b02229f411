import { spawnSync } from 'node:child_process';
import { Resolver } from 'node:dns/promises';
import { parseArgs } from 'node:util';
import { ApiGatewayV2Client } from '@aws-sdk/client-apigatewayv2';
import { pascalName } from '../shared/contract/names.ts';
import { contract } from '../shared/contract/registry.ts';
import { type AccountFacts, accountClients, accountFacts } from './deployment/account-facts.ts';
import { type DeployedStack, deployedStacks, leftStacks } from './deployment/deployed-stacks.ts';
import { dnsFindings, dnsRecords } from './deployment/dns-records.ts';
import { type Finding, findingLine } from './deployment/finding.ts';
import { preflight } from './deployment/preflight.ts';
import { smokeTest } from './deployment/smoke-test.ts';
import { forgetVanishedRoutes, restoreRates } from './deployment/vanished-routes.ts';
import { demandSafeVersion, type RoutePlan } from './deployment/version-check.ts';
import { domainsOf, readSiteDefinition } from './site-definition.ts';
import { region, type Stage, stackName, stageNamed } from './stage.ts';
import { CommandError, runCommand } from './terminal/command-line.ts';

/** Where CDK writes the stacks. */
const assembly = 'cdk.out';

const help = `Deploys everything to an AWS account: bundles, pages, stacks, content.

  npm run deploy -- --stage <name> [--preflight | --diff | --yes] [--first <domain>] [--at-once]

Uses the AWS credentials of your environment or profile. The account must be bootstrapped once:
npm run build && npx cdk bootstrap.
--stage says which site: infra/stages.ts has its hosts, who is told of alarms, where orders are paid, how long browsers keep
to HTTPS. A stage that is not there is a site under CloudFront's own name. Hosts need a certificate in us-east-1, which is found by their names.
--preflight tells what the account has and lacks, and which records to set in DNS; it changes nothing. Each deployment begins with it.
--first deploys the stack of a domain, and what it builds on, before all others: infra/operations/runbook.md#a-function-moves.
--diff shows what a deployment would change, and changes nothing.
What would lose data, or what CloudFormation would refuse, is refused before anything is changed.
--yes skips the question that CDK asks before it widens permissions, and deploys domains side by side.
--at-once gives new versions all calls, whatever alarms say: for what mends a site that is not well. Otherwise they get a
tenth for ten minutes, and a deployment whose alarms go off meanwhile is taken back.
`;

const options = {
  stage: { type: 'string' },
  preflight: { type: 'boolean' },
  first: { type: 'string', multiple: true },
  diff: { type: 'boolean' },
  yes: { type: 'boolean' },
  'at-once': { type: 'boolean' },
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

/** @throws CommandError when no stage can have such a name */
function stageOfOptions(name: string): Stage {
  try {
    return stageNamed(name);
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

async function findingsOf(stage: Stage, facts: AccountFacts): Promise<readonly Finding[]> {
  const records = [...(facts.certificate?.records ?? []), ...dnsRecords(stage, facts.stacks)];
  return [...preflight(stage, facts), ...(await dnsFindings(records, new Resolver({ timeout: 5_000, tries: 2 })))];
}

function tell(findings: readonly Finding[]): void {
  for (const finding of findings) console.log(findingLine(finding));
}

/** Routes go before what names them: their rates are taken out first. */
async function forgetRoutes(deployed: readonly DeployedStack[], { moving }: RoutePlan): Promise<void> {
  const ApiId = outputOf(deployed, 'ApiId');
  if (!ApiId) return;
  const vanished = await forgetVanishedRoutes(new ApiGatewayV2Client({ region }), ApiId, { contract }, moving);
  for (const key of vanished)
    console.log(`The rate of ${key} is taken out of the API: the route goes with this deployment.`);
}

async function restoreRoutes(deployed: readonly DeployedStack[], { rates }: RoutePlan): Promise<void> {
  const restored = await restoreRates(new ApiGatewayV2Client({ region }), outputOf(deployed, 'ApiId') ?? '', rates);
  for (const key of restored) console.log(`The rate of ${key} is back.`);
}

/** @throws CommandError for a domain that the site does not have */
function demandDomains(domains: readonly string[]): readonly string[] {
  const unknown = domains.filter((domain) => !domainsOf(readSiteDefinition()).includes(domain));
  if (unknown.length > 0) throw new CommandError(`The site has no domain ${unknown.join(', ')}`);
  return domains;
}

function outputOf(stacks: readonly DeployedStack[], key: string): string | undefined {
  return stacks.find(({ outputs }) => outputs[key])?.outputs[key];
}

/** @returns the exit code */
async function smoke(stacks: readonly DeployedStack[]): Promise<number> {
  const [url, api] = [outputOf(stacks, 'DistributionUrl'), outputOf(stacks, 'ApiId')];
  if (!url) throw new Error('No stack tells the DistributionUrl: nothing shows whether the site works');
  console.log(`\n▸ Read ${url} as visitors do`);
  const apiUrl = api && `https://${api}.execute-api.${region}.amazonaws.com`;
  const faults = await smokeTest({ url, ...(apiUrl && { apiUrl }) }, { contract });
  for (const fault of faults) console.log(`✗ ${fault}`);
  console.log(
    faults.length === 0 ? '✓ All is well.' : 'Deploy the commit before, then look at the dashboard "health".',
  );
  return faults.length === 0 ? 0 : 1;
}

async function deploy(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options });
  if (values.help) {
    console.log(help);
    return 0;
  }
  if (!values.stage || values.stage === 'local')
    throw new CommandError('Name the stage to deploy, such as --stage prod');
  const stage = stageOfOptions(values.stage);
  const first = demandDomains(values.first ?? []);
  const clients = accountClients();
  const facts = await accountFacts(clients, stage);
  const findings = await findingsOf(stage, facts);
  tell(values.preflight ? findings : findings.filter(({ state }) => state !== 'ready'));
  const isMissing = findings.some(({ state }) => state === 'missing');
  if (values.preflight) return isMissing ? 1 : 0;
  if (isMissing) throw new Error('What is marked ✗ has to be there first');
  const { certificate } = facts;
  const settings = [
    `stage=${stage.name}`,
    ...(certificate ? [`certificateArn=${certificate.arn}`] : []),
    ...(values['at-once'] ? ['shift=at-once'] : []),
  ];
  const context = settings.flatMap((setting) => ['-c', setting]);
  run('node', 'functions/build.ts', '--source-maps');
  run('node', 'web/build.ts');
  run('cdk', ...(values.diff ? ['diff', '--all'] : ['synth', '--all', '--quiet']), ...context);
  const routes = await demandSafeVersion(
    clients.cloudFormation,
    facts.stacks,
    assembly,
    first.map((domain) => stackName(stage, domain)),
  );
  if (values.diff) return 0;
  await forgetRoutes(facts.stacks, routes);
  // Side by side nobody could be asked.
  const asking = ['--require-approval', ...(values.yes ? ['never', '--concurrency', '8'] : ['broadening'])];
  if (first.length > 0) run('cdk', 'deploy', ...first.map(pascalName), '--app', assembly, ...asking);
  run('cdk', 'deploy', '--all', '--app', assembly, ...asking);
  await restoreRoutes(await deployedStacks(clients.cloudFormation, stage), routes);
  run('node', '--max-semi-space-size=4', 'infra/publish/content-command.ts', 'publish', '--to', stage.name);
  const stacks = await deployedStacks(clients.cloudFormation, stage);
  tell(await dnsFindings(dnsRecords(stage, stacks), new Resolver({ timeout: 5_000, tries: 2 })));
  for (const left of leftStacks(stacks, stage, readSiteDefinition()))
    console.log(
      `\nThe stack ${left} is no part of ${stage.name} any more. What to do with it: infra/operations/runbook.md#a-stack-is-left`,
    );
  return smoke(stacks);
}

process.exitCode = await runCommand(() => deploy(process.argv.slice(2)), 'npm run deploy -- --help');
