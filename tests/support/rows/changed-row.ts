import { type AttributeValue, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import type { Key } from '../../../functions/platform/tables/item.ts';
import { writeRow } from './written-row.ts';

/** Sets attributes of a row that is there, behind the functions' back: what is otherwise a matter of months. */
export async function changeRow(
  stateDirectory: string,
  table: string,
  { pk, sk }: Key,
  attributes: Readonly<Record<string, AttributeValue>>,
): Promise<void> {
  const names = Object.keys(attributes);
  const changeIn = (TableName: string) =>
    new UpdateItemCommand({
      TableName,
      Key: { pk: { S: pk }, sk: { S: sk } },
      UpdateExpression: `SET ${names.map((_, place) => `#n${place} = :v${place}`).join(', ')}`,
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: Object.fromEntries(names.map((name, place) => [`#n${place}`, name])),
      ExpressionAttributeValues: Object.fromEntries(
        Object.values(attributes).map((value, place) => [`:v${place}`, value]),
      ),
    });
  await writeRow(stateDirectory, table, changeIn);
}
