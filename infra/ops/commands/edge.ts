import { randomBytes, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { DescribeSecretCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { siteAccess } from '../../publish/target.ts';
import { originHeaderParameter, region, stackName } from '../../stage.ts';
import { asJson, CommandError, type Output } from '../../terminal/command-line.ts';
import type { Command } from '../command.ts';
import { type EdgeSides, rotateEdge } from '../rotate-edge.ts';

const help = `Changes the secret by which the API knows the edge.

  npm run --silent ops -- edge show   [--json] [--to local|<stage>]
  npm run --silent ops -- edge rotate [--json] [--to local|<stage>]

  show          the versions that the API accepts, and which the edge of a deployed stage was told to send; never a value
  rotate        gives both a new version
  --json        the same as data
  --to <stage>  the site to ask; "local" when not given

A rotation writes a new version, then has the distribution send it. The API accepts the previous version too, so nothing is
refused meanwhile. Changes nothing else of the stage: its stacks stay as they were deployed.

  Example: npm run --silent ops -- edge show
`;

const options = {
  json: { type: 'boolean', default: false },
  to: { type: 'string', default: 'local' },
} as const;

export const edge: Command = {
  summary: 'the secret by which the API knows the edge: show, rotate',
  help,
  async run(args, output) {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { json, to } = values;
    const action = positionals.join(' ');
    if (action !== 'show' && action !== 'rotate') throw new CommandError('Say what to do: edge show or edge rotate');
    const { secret, isLocal } = await openSecret(to);
    if (action === 'show') return showEdge({ ...secret, ...(!isLocal && deployedEdge(to)) }, json, output);
    return isLocal ? rotateLocally(secret, json, output) : rotateEdge({ ...secret, ...deployedEdge(to) }, json, output);
  },
};

/** The secret of a site. @throws Error when its stacks have none */
async function openSecret(stage: string) {
  const { outputs, access } = await siteAccess(stage);
  const SecretId = outputs.EdgeSecretArn;
  if (!SecretId)
    throw new Error(`The stacks of ${stage} have no output EdgeSecretArn. Deploy them anew: npm run deploy`);
  const { endpoints, ...account } = access;
  const client = new SecretsManagerClient({
    ...account,
    ...(endpoints && { endpoint: endpoints.secretsmanager ?? '' }),
  });
  return { secret: secretSide(client, SecretId), isLocal: endpoints !== undefined };
}

/** Prints which versions the API accepts, and which the edge was told to send, where somebody tells it. */
export async function showEdge(
  { accepted, sent }: Pick<EdgeSides, 'accepted'> & Partial<Pick<EdgeSides, 'sent'>>,
  json: boolean,
  output: Output,
): Promise<number> {
  const versions = { ...(await accepted()), ...(sent && { sent: await sent() }) };
  const { current, previous } = versions;
  const before = previous === undefined ? '' : `, and ${previous} from before`;
  const told = versions.sent ? `The edge was told to send ${versions.sent}.\n` : '';
  output.out(json ? asJson(versions) : `The API accepts version ${current}${before}.\n${told}`);
  return 0;
}

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
export async function rotateLocally(
  { write }: Pick<EdgeSides, 'write'>,
  json: boolean,
  output: Output,
): Promise<number> {
  const version = await write();
  const words = `Version ${version} is written. Restart the local site before you rotate again: its edge then sends it.\n`;
  output.out(json ? asJson({ version, sent: false }) : words);
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
