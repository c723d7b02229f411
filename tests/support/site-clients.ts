import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';

const Access = z.object({
  region: z.string(),
  endpoints: z.object({ sqs: z.string(), events: z.string() }),
  credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
});

/** The operator's clients of a local site, by its state folder. */
export function siteClients(stateDirectory: string) {
  const text = readFileSync(path.join(stateDirectory, 'endpoints.json'), 'utf8');
  const { region, credentials, endpoints } = Access.parse(JSON.parse(text));
  return {
    sqs: new SQSClient({ region, credentials, endpoint: endpoints.sqs }),
    bus: new EventBridgeClient({ region, credentials, endpoint: endpoints.events }),
  };
}
