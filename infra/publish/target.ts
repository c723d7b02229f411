import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod/mini';
import { stateOfRunning } from '../running-sites.ts';
import { region, stackName } from '../stage.ts';
import type { Access } from './access.ts';
import { type CountCalls, callCounter } from './call-counts.ts';
import { type Invalidate, invalidator } from './invalidate.ts';
import { bucketStore, type ObjectStore } from './object-store.ts';
import {
  lambdaFigures,
  lambdaJobs,
  lambdaOperations,
  type Operate,
  type ReadFigures,
  type RunJob,
} from './operations.ts';
import { eventArchive, type SiteArchive } from './site-archive.ts';
import { type SiteQueues, sqsQueues } from './site-queues.ts';
import { noWarnings } from './upload-object.ts';

/** A running site as publishing sees it. */
export interface PublishingTarget {
  /** `local`, or the name of a deployed stage. */
  readonly name: string;
  readonly downloads: ObjectStore;
  readonly site: ObjectStore;
  readonly media: ObjectStore;
  readonly operate: Operate;
  /** Who acts, as the audit trail names it: the ARN of the caller's AWS identity. */
  operator(): Promise<string>;
  readonly invalidate: Invalidate;
}

/** A running site as back-office commands see it. */
export interface Target extends PublishingTarget {
  readonly countCalls: CountCalls;
  readonly runJob: RunJob;
  readonly figures: ReadFigures;
  readonly queues: SiteQueues;
  readonly archive: SiteArchive;
  /** Source maps of deployed bundles, kept as long as log lines. */
  readonly sourceMaps: ObjectStore;
}

type OutputKey = 'DownloadsBucketName' | 'SiteBucketName' | 'MediaBucketName' | 'LogBucketName' | 'DistributionId';

const localStage = 'local';
/** Stacks whose outputs name what a target consists of. */
const stackParts = ['data', 'gateway', 'edge'] as const;

/** Outputs of all stacks, as the local site writes them: stack name → output key → value. */
const LocalOutputs = z.record(z.string(), z.record(z.string(), z.string()));
const LocalAccess = z.object({
  region: z.string(),
  credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
  operator: z.optional(z.string()),
  endpoints: z.object({
    s3: z.string(),
    lambda: z.string(),
    cloudfront: z.string(),
    monitoring: z.string(),
    secretsmanager: z.optional(z.string()),
    sqs: z.string(),
    events: z.string(),
  }),
});

/**
 * Finds a site by name: `local` by the files that the running local site keeps in its state folder, any other name by the
 * outputs of that stage's stacks, read with the operator's AWS credentials.
 * @param state state folder of the local site; unless stated `SITE_STATE`, or that of the site of this checkout that runs, at `PORT` where that is set
 * @throws Error telling what to start or deploy when the site is not there
 */
export async function resolveTarget(name: string, state?: string): Promise<Target> {
  const { outputs, access } = await siteAccess(name, state);
  return connect(name, outputs, access);
}

/** Outputs of a site's stacks by key, and where clients reach its AWS. Takes and throws what `resolveTarget` does. */
export async function siteAccess(
  name: string,
  state?: string,
): Promise<{ outputs: Readonly<Record<string, string>>; access: Access }> {
  if (name !== localStage) return { outputs: await deployedOutputs(name), access: { region } };
  const folder = state ?? (process.env.SITE_STATE || stateOfRunning());
  const outputs = Object.assign({}, ...Object.values(readState(folder, 'outputs.json', LocalOutputs)));
  return { outputs, access: readState(folder, 'endpoints.json', LocalAccess) };
}

/**
 * Connects to the site whose stack outputs are known.
 * @throws Error naming an output that no stack has
 */
export function connect(name: string, outputs: Readonly<Record<string, string>>, access: Access): Target {
  const output = (key: OutputKey) => {
    const value = outputs[key];
    if (!value) throw new Error(`The stacks of ${name} have no output ${key}. Deploy them anew: npm run deploy`);
    return value;
  };
  const { endpoints, operator, ...account } = access;
  const s3 = new S3Client({
    ...account,
    logger: noWarnings,
    ...(endpoints && { endpoint: endpoints.s3, forcePathStyle: true }),
  });
  const lambda = new LambdaClient({ ...account, ...(endpoints && { endpoint: endpoints.lambda }) });
  return {
    name,
    downloads: bucketStore(s3, output('DownloadsBucketName')),
    site: bucketStore(s3, output('SiteBucketName')),
    media: bucketStore(s3, output('MediaBucketName')),
    operate: lambdaOperations(lambda, name),
    runJob: lambdaJobs(lambda, name),
    figures: lambdaFigures(lambda, name),
    invalidate: invalidator(output('DistributionId'), access),
    countCalls: callCounter(name, access),
    queues: sqsQueues(access),
    archive: eventArchive(name, access),
    operator: async () => operator ?? callerIdentity(account),
    sourceMaps: bucketStore(s3, output('LogBucketName')),
  };
}

/** The ARN of whoever holds the credentials. @throws Error when AWS does not say */
async function callerIdentity(account: Pick<Access, 'region' | 'credentials'>): Promise<string> {
  // Only deployed stages need this client.
  const { GetCallerIdentityCommand, STSClient } = await import('@aws-sdk/client-sts');
  const { Arn } = await new STSClient(account).send(new GetCallerIdentityCommand({}));
  if (!Arn) throw new Error('AWS does not say whose credentials these are');
  return Arn;
}

function readState<Schema extends z.ZodMiniType>(state: string, file: string, schema: Schema): z.output<Schema> {
  const path = join(state, file);
  if (!existsSync(path)) throw new Error('The local site has not been started here. Start it with npm start');
  const result = z.safeParse(schema, JSON.parse(readFileSync(path, 'utf8')));
  if (!result.success) throw new Error(`${path} cannot be understood. Restart the local site with npm start`);
  return result.data;
}

async function deployedOutputs(stage: string): Promise<Record<string, string>> {
  // Only deployed stages need this client; the local site starts sooner without it.
  const { CloudFormationClient, DescribeStacksCommand } = await import('@aws-sdk/client-cloudformation');
  const client = new CloudFormationClient({ region });
  const outputs: Record<string, string> = {};
  for (const part of stackParts) {
    const StackName = stackName({ name: stage }, part);
    const { Stacks } = await client.send(new DescribeStacksCommand({ StackName }));
    for (const { OutputKey, OutputValue } of Stacks?.[0]?.Outputs ?? []) {
      if (OutputKey && OutputValue) outputs[OutputKey] = OutputValue;
    }
  }
  return outputs;
}
