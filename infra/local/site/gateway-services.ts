import { createCloudformationService } from '../aws/cloudformation.ts';
import { createCloudfrontService } from '../aws/cloudfront.ts';
import { createDynamodbService } from '../aws/dynamodb.ts';
import { createEventsService } from '../aws/events.ts';
import { createLambdaService } from '../aws/lambda.ts';
import type { AwsService } from '../aws/service.ts';
import { createSqsService } from '../aws/sqs.ts';
import type { Edge } from './edge.ts';
import type { Functions } from './functions.ts';
import type { Messaging } from './messaging.ts';
import type { SiteContext } from './options.ts';
import type { Storage } from './storage.ts';

type Parts = { storage: Storage; messaging: Messaging; functions: Functions; edge: Edge };

/** The services of the gateway by the name in a signature's scope. S3 is apart: it streams. */
export function gatewayServices(
  context: SiteContext,
  { storage, messaging, functions, edge }: Parts,
): Record<string, AwsService> {
  const { resolver, place } = context;
  const { engine, tableArn, writes } = storage;
  return {
    dynamodb: createDynamodbService({ engine, tableArn, onWrite: writes.written }),
    sqs: createSqsService(messaging.engine, messaging.moveTasks, messaging.queueArn),
    events: createEventsService(messaging.buses, messaging.busArn),
    lambda: createLambdaService({ find: functions.find, sendAsynchronously: messaging.asynchronous.send }),
    cloudfront: createCloudfrontService(edge.distributions, place.accountId),
    cloudformation: createCloudformationService(resolver, place.accountId, place.region),
  };
}
