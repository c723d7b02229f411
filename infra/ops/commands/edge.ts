import { randomBytes, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { DescribeSecretCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { siteAccess } from '../../publish/target.ts';
import { originHeaderParameter, region, stackName } from '../../stage.ts';
import { CommandError, type Output } from '../../terminal/command-line.ts';
import type { Command } from '../command.ts';
import { type EdgeSides, rotateEdge } from '../rotate-edge.ts';

const help = `Changes the secret by which the API knows the edge.

  npm run --silent ops -- edge rotate [--to local|<stage>]

Writes a new version, then has the distribution send it. The API accepts the previous version too, so nothing is
refused meanwhile. Changes nothing else of the stage: its stacks stay as they were deployed.
`;

export const edge: Command = {
  summary: 'rotate: gives the edge and the API a new secret',
  help,
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args,
      options: { to: { type: 'string', default: 'local' } },
      allowPositionals: true,
    });
    if (positionals.join(' ') !== 'rotate') throw new CommandError('The command is: edge rotate');
    const { outputs, access } = await siteAccess(values.to);
    const SecretId = outputs.EdgeSecretArn;
    if (!SecretId)
      throw new Error(`The stacks of ${values.to} have no output EdgeSecretArn. Deploy them anew: npm run deploy`);
    const { endpoints, ...account } = access;
    const client = new SecretsManagerClient({
      ...account,
      ...(endpoints && { endpoint: endpoints.secretsmanager ?? '' }),
    });
    const secret = secretSide(client, SecretId);
    return endpoints ? rotateLocally(secret, output) : rotateEdge({ ...secret, ...deployedEdge(values.to) }, output);
  },
};

function secretSide(client: SecretsManagerClient, SecretId: string): Pick<EdgeSides, 'accepted' | 'write'> {
  return {
    accepted: async () => {
      const { VersionIdsToStages = {} } = await client.send(new DescribeSecretCommand({ SecretId }));
      const at = (stage: string) =>
        Object.entries(VersionIdsToStages).find(([, stages]) => stages.includes(stage))?.[0];
      return { current: at('AWSCURRENT') ?? '', previous: at('AWSPREVIOUS') };
    },
    write: async () => {
      const SecretString = randomBytes(32).toString('hex');
      const ClientRequestToken = randomUUID();
      await client.send(new PutSecretValueCommand({ SecretId, SecretString, ClientRequestToken }));
      return ClientRequestToken;
    },
  };
}

/** The local edge reads the secret when it starts. */
async function rotateLocally({ write }: Pick<EdgeSides, 'write'>, output: Output): Promise<number> {
  const version = await write();
  output.out(
    `Version ${version} is written. Restart the local site before you rotate again: its edge then sends it.\n`,
  );
  return 0;
}

/** The deployed stack of the edge, of which only one parameter changes; its template stays, whatever is in this checkout. */
function deployedEdge(stage: string): Pick<EdgeSides, 'sent' | 'send'> {
  const StackName = stackName({ name: stage }, 'edge');
  const open = async () => {
    // Only deployed stages need this client.
    const cloudFormation = await import('@aws-sdk/client-cloudformation');
    const client = new cloudFormation.CloudFormationClient({ region });
    const { Stacks } = await client.send(new cloudFormation.DescribeStacksCommand({ StackName }));
    return { ...cloudFormation, client, parameters: Stacks?.[0]?.Parameters ?? [] };
  };
  return {
    sent: async () => {
      const { parameters } = await open();
      const found = parameters.find(({ ParameterKey }) => ParameterKey === originHeaderParameter);
      if (!found) throw new Error(`${StackName} cannot be told which version to send. Deploy it anew: npm run deploy`);
      return found.ParameterValue ?? '';
    },
    send: async (version) => {
      const { client, parameters, UpdateStackCommand, waitUntilStackUpdateComplete } = await open();
      const Parameters = parameters.map(({ ParameterKey }) =>
        ParameterKey === originHeaderParameter
          ? { ParameterKey, ParameterValue: version }
          : { ParameterKey, UsePreviousValue: true },
      );
      const Capabilities = ['CAPABILITY_IAM' as const, 'CAPABILITY_NAMED_IAM' as const];
      await client.send(new UpdateStackCommand({ StackName, UsePreviousTemplate: true, Parameters, Capabilities }));
      await waitUntilStackUpdateComplete({ client, maxWaitTime: 1_800 }, { StackName });
    },
  };
}
