import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type AttributeValue, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { contended, untilUncontended } from '../../functions/platform/tables/contention.ts';
import { outboxPartitions, type TableName } from '../../functions/platform/tables/tables.ts';
import { stackName } from '../../infra/stage.ts';
import { pascalName } from '../../shared/contract/names.ts';
import { siteClients } from './site-clients.ts';

const Outputs = z.record(z.string(), z.record(z.string(), z.string()));

/** The physical name of a table of a local site. @throws Error when it has none of that name */
function physicalName(stateDirectory: string, table: TableName): string {
  const outputs = Outputs.parse(JSON.parse(readFileSync(path.join(stateDirectory, 'outputs.json'), 'utf8')));
  const name = outputs[stackName({ name: 'local' }, 'data')]?.[`${pascalName(table)}TableName`];
  if (!name) throw new Error(`The site has no table ${table}`);
  return name;
}

/** The sort keys of what waits in the outbox of a local site's table. */
export async function waitingInOutbox(stateDirectory: string, table: TableName): Promise<string[]> {
  const { dynamodb } = siteClients(stateDirectory);
  const TableName = physicalName(stateDirectory, table);
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

/** Puts an item into a table of a local site, past its functions. */
export async function putItem(
  stateDirectory: string,
  table: TableName,
  Item: Record<string, AttributeValue>,
): Promise<void> {
  const { dynamodb } = siteClients(stateDirectory);
  const put = () => dynamodb.send(new PutItemCommand({ TableName: physicalName(stateDirectory, table), Item }));
  await untilUncontended(() =>
    put().catch((error: Error) => {
      if (error.name === 'TransactionConflictException') return contended;
      throw error;
    }),
  );
  dynamodb.destroy();
}
