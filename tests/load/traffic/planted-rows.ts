import type { DynamodbEngine } from '../../../infra/local/services/dynamodb/engine.ts';

const target = (operation: string) => `DynamoDB_20120810.${operation}`;
const inBatch = 25;
const atOnce = 8;

/** Puts rows of others into a table of an engine, until so many are there: as many to a partition as a busy member or product has. */
export async function plantRows(engine: DynamodbEngine, table: string, from: number, to: number): Promise<void> {
  const data = { S: 'x'.repeat(250) };
  let next = from;
  const planter = async () => {
    while (next < to) {
      const first = next;
      next = Math.min(to, first + inBatch);
      const puts = Array.from({ length: next - first }, (_, place) => ({
        PutRequest: {
          Item: { pk: { S: `planted#${Math.floor((first + place) / 100)}` }, sk: { S: String(first + place) }, data },
        },
      }));
      await engine.call(target('BatchWriteItem'), { RequestItems: { [table]: puts } });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, planter));
}
