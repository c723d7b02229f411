import { ACMClient } from '@aws-sdk/client-acm';
import {
  CloudFormationClient,
  CloudFormationServiceException,
  DescribeStacksCommand,
} from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { DescribeSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { GetIdentityVerificationAttributesCommand, GetSendQuotaCommand, SESClient } from '@aws-sdk/client-ses';
import { mailDomains } from '../constructs/mail-sending.ts';
import { region, type Stage } from '../stage.ts';
import { type Certificate, certificateOf } from './certificates.ts';
import { type DeployedStack, deployedStacks } from './deployed-stacks.ts';

/** What a deployment needs to know of its account. */
export interface AccountFacts {
  /** Of what `cdk bootstrap` made. */
  readonly bootstrapVersion: number | undefined;
  readonly certificate: Certificate | undefined;
  readonly stacks: readonly DeployedStack[];
  /** How many invocations run at once, of all functions. */
  readonly concurrentInvocations: number;
  readonly mailsADay: number;
  /** Domains of mail that SES knows, with whether they are proven. */
  readonly mailDomains: Readonly<Record<string, boolean>>;
  /** Outputs of secrets whose value nobody has put. */
  readonly emptySecrets: readonly string[];
}

/** The services that are asked. */
export interface AccountClients {
  readonly acm: ACMClient;
  readonly cloudFormation: CloudFormationClient;
  readonly lambda: LambdaClient;
  readonly secrets: SecretsManagerClient;
  readonly ses: SESClient;
}

export function accountClients(): AccountClients {
  return {
    acm: new ACMClient({ region }),
    cloudFormation: new CloudFormationClient({ region }),
    lambda: new LambdaClient({ region }),
    secrets: new SecretsManagerClient({ region }),
    ses: new SESClient({ region }),
  };
}

/** Asks the account; changes nothing. */
export async function accountFacts(
  clients: AccountClients,
  stage: Pick<Stage, 'name' | 'domain'>,
): Promise<AccountFacts> {
  const stacks = await deployedStacks(clients.cloudFormation, stage);
  const { AccountLimit } = await clients.lambda.send(new GetAccountSettingsCommand({}));
  const { Max24HourSend: mailsADay = 0 } = await clients.ses.send(new GetSendQuotaCommand({}));
  return {
    bootstrapVersion: await bootstrapVersion(clients.cloudFormation),
    certificate: stage.domain && (await certificateOf(clients.acm, stage.domain.hosts)),
    stacks,
    concurrentInvocations: AccountLimit?.ConcurrentExecutions ?? 0,
    mailsADay,
    mailDomains: await knownDomains(clients.ses, mailDomains(stage)),
    emptySecrets: await emptySecrets(clients.secrets, stacks),
  };
}

/** @returns nothing where the account was never bootstrapped */
async function bootstrapVersion(client: CloudFormationClient): Promise<number | undefined> {
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: 'CDKToolkit' }));
    const version = Stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === 'BootstrapVersion')?.OutputValue;
    return version === undefined ? undefined : Number(version);
  } catch (error) {
    if (error instanceof CloudFormationServiceException && error.name === 'ValidationError') return undefined;
    throw error;
  }
}

async function knownDomains(
  client: SESClient,
  Identities: readonly string[],
): Promise<Readonly<Record<string, boolean>>> {
  const request = new GetIdentityVerificationAttributesCommand({ Identities: [...Identities] });
  const { VerificationAttributes = {} } = await client.send(request);
  return Object.fromEntries(
    Object.entries(VerificationAttributes).map(([domain, { VerificationStatus }]) => [
      domain,
      VerificationStatus === 'Success',
    ]),
  );
}

/** A value that CloudFormation has generated is the first one; whoever puts another keeps it as the previous one. */
async function emptySecrets(
  client: SecretsManagerClient,
  stacks: readonly DeployedStack[],
): Promise<readonly string[]> {
  const secrets = stacks.flatMap(({ outputs }) => Object.entries(outputs)).filter(([key]) => key.endsWith('SecretArn'));
  const empty: string[] = [];
  for (const [output, SecretId] of secrets) {
    if (output === 'EdgeSecretArn') continue; // made here, and needs nobody
    const { VersionIdsToStages = {} } = await client.send(new DescribeSecretCommand({ SecretId }));
    if (Object.keys(VersionIdsToStages).length < 2) empty.push(output);
  }
  return empty;
}
