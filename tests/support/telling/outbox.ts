import { type AttributeValue, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { outboxPartitions } from '../../../functions/platform/tables/tables.ts';
import { writeRow } from '../rows/written-row.ts';
import { siteClients } from '../site/site-clients.ts';
import { physicalName } from '../site/site-outputs.ts';

/** The sort keys of what waits in the outbox of a local site's table. */
export async function waitingInOutbox(stateDirectory: string, table: string): Promise<string[]> {
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
  table: string,
  Item: Record<string, AttributeValue>,
): Promise<void> {
  await writeRow(stateDirectory, table, (TableName) => new PutItemCommand({ TableName, Item }));
}
