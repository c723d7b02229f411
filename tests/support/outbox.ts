import { type AttributeValue, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { contended, untilUncontended } from '../../functions/platform/tables/contention.ts';
import { outboxPartitions, type TableName } from '../../functions/platform/tables/tables.ts';
import { siteClients } from './site-clients.ts';
import { physicalName } from './site-outputs.ts';

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
