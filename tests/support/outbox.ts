import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type AttributeValue, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { contended, untilUncontended } from '../../functions/platform/tables/contention.ts';
import { outboxPartitions } from '../../functions/platform/tables/tables.ts';
import { stackName } from '../../infra/stage.ts';
import { siteClients } from './site-clients.ts';

const Outputs = z.record(z.string(), z.record(z.string(), z.string()));

function enquiriesTable(stateDirectory: string): string {
  const outputs = Outputs.parse(JSON.parse(readFileSync(path.join(stateDirectory, 'outputs.json'), 'utf8')));
  return outputs[stackName({ name: 'local' }, 'data')]?.EnquiriesTableName ?? '';
}

/** The sort keys of what waits in the enquiries' outbox of a local site. */
export async function waitingInOutbox(stateDirectory: string): Promise<string[]> {
  const { dynamodb } = siteClients(stateDirectory);
  const TableName = enquiriesTable(stateDirectory);
  const answers = await Promise.all(
    outboxPartitions.map((pk) =>
      dynamodb.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': { S: pk } },
        }),
      ),
    ),
  );
  dynamodb.destroy();
  return answers.flatMap(({ Items = [] }) => Items.map(({ sk }) => sk?.S ?? ''));
}

/** Puts an item into the enquiries' table of a local site, past its functions. */
export async function putItem(stateDirectory: string, Item: Record<string, AttributeValue>): Promise<void> {
  const { dynamodb } = siteClients(stateDirectory);
  const put = () => dynamodb.send(new PutItemCommand({ TableName: enquiriesTable(stateDirectory), Item }));
  await untilUncontended(() =>
    put().catch((error: Error) => {
      if (error.name === 'TransactionConflictException') return contended;
      throw error;
    }),
  );
  dynamodb.destroy();
}
