import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { KMSClient } from '@aws-sdk/client-kms';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';

const Access = z.object({
  region: z.string(),
  endpoints: z.object({
    sqs: z.string(),
    events: z.string(),
    dynamodb: z.string(),
    lambda: z.string(),
    kms: z.string(),
    s3: z.string(),
  }),
  credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
});

/** The operator's clients of a local site, by its state folder. */
export function siteClients(stateDirectory: string) {
  const text = readFileSync(path.join(stateDirectory, 'endpoints.json'), 'utf8');
  const { region, credentials, endpoints } = Access.parse(JSON.parse(text));
  return {
    sqs: new SQSClient({ region, credentials, endpoint: endpoints.sqs }),
    bus: new EventBridgeClient({ region, credentials, endpoint: endpoints.events }),
    dynamodb: new DynamoDBClient({ region, credentials, endpoint: endpoints.dynamodb }),
    kms: new KMSClient({ region, credentials, endpoint: endpoints.kms }),
    s3: new S3Client({ region, credentials, endpoint: endpoints.s3, forcePathStyle: true }),
    lambda: new LambdaClient({ region, credentials, endpoint: endpoints.lambda }),
  };
}

/** Runs a function of a local site once. @returns what it answers @throws when it fails */
export async function invokeFunction(stateDirectory: string, FunctionName: string, event: object): Promise<unknown> {
  const { lambda } = siteClients(stateDirectory);
  const { FunctionError, Payload } = await lambda.send(
    new InvokeCommand({ FunctionName, Payload: Buffer.from(JSON.stringify(event)) }),
  );
  lambda.destroy();
  const answer = Payload?.transformToString() ?? '';
  if (FunctionError) throw new Error(`${FunctionName} failed: ${answer}`);
  return JSON.parse(answer);
}
