import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const help = `Deploys everything to an AWS account: bundles, pages, stacks, content.

  npm run deploy -- --stage <name> [--hosts <a,b> --certificate-arn <arn>] [--yes]

Uses the AWS credentials of your environment or profile. The account must be bootstrapped once: npx cdk bootstrap.
--hosts names the site's host names, the canonical one first; its certificate lies in us-east-1.
--yes skips the question that CDK asks before it widens permissions.`;

const { values } = parseArgs({
  options: {
    stage: { type: 'string' },
    hosts: { type: 'string' },
    'certificate-arn': { type: 'string' },
    yes: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

function run(command: string, ...parameters: string[]): void {
  console.log(`\n▸ ${command} ${parameters.join(' ')}`);
  const { status, error } = spawnSync(command, parameters, { stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

function context(name: string, value: string | undefined): string[] {
  return value === undefined ? [] : ['-c', `${name}=${value}`];
}

if (values.help || !values.stage || values.stage === 'local') {
  console.log(help);
  process.exit(values.help ? 0 : 1);
}
const { stage } = values;
run('node', 'functions/build.ts');
run('node', 'web/build.ts');
run(
  'cdk',
  'deploy',
  '--all',
  '--require-approval',
  values.yes ? 'never' : 'broadening',
  ...context('stage', stage),
  ...context('hosts', values.hosts),
  ...context('certificateArn', values['certificate-arn']),
);
run('node', 'infra/publish/content-command.ts', 'publish', '--to', stage);
