import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { pascalName } from '../../shared/contract/names.ts';
import { region, stackName } from '../stage.ts';
import { CommandError, runCommand } from '../terminal/command-line.ts';
import { leftResources } from './left-resources.ts';

const help = `Writes what a destroyed stage left in the account, for cdk import (infra/operations/runbook.md#a-stage-comes-back).

  node infra/deployment/left-resources-command.ts --stage <name> [--to <folder>]
`;

const options = {
  stage: { type: 'string' },
  to: { type: 'string', default: '.build/left' },
  help: { type: 'boolean' },
} as const;

/** The stacks that keep something when they are deleted, by the names of their parts. */
const keeping = ['data', 'gateway'];

async function writeLeft(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const { stage: name, to } = values;
  if (!name) throw new CommandError('Name the stage that was destroyed, such as --stage prod');
  const client = new CloudFormationClient({ region });
  mkdirSync(to, { recursive: true });
  for (const part of keeping) {
    const left = await leftResources(client, stackName({ name }, part));
    const file = path.join(to, `${part}.json`);
    writeFileSync(file, `${JSON.stringify(left, null, 2)}\n`);
    console.log(`cdk import ${pascalName(part)} -c stage=${name} --resource-mapping ${file}`);
  }
  return 0;
}

const call = 'node infra/deployment/left-resources-command.ts --help';
process.exitCode = await runCommand(() => writeLeft(process.argv.slice(2)), call);
