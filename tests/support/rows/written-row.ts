import { DeleteItemCommand, type PutItemCommand, type UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { contended, untilUncontended } from '../../../functions/platform/tables/contention.ts';
import type { Key } from '../../../functions/platform/tables/item.ts';
import { siteClients } from '../site/site-clients.ts';
import { physicalName } from '../site/site-outputs.ts';

/** Writes a row of a local site past its functions, again where a transaction of theirs holds it. */
export async function writeRow(
  stateDirectory: string,
  table: string,
  writeTo: (TableName: string) => PutItemCommand | UpdateItemCommand | DeleteItemCommand,
): Promise<void> {
  const { dynamodb } = siteClients(stateDirectory);
  const command = writeTo(physicalName(stateDirectory, table));
  await untilUncontended(() =>
    // The client takes one kind of command at a time, and answers each in its own way.
    dynamodb.send(command as PutItemCommand).catch((error: Error) => {
      if (error.name === 'TransactionConflictException') return contended;
      throw error;
    }),
  );
  dynamodb.destroy();
}

/** Deletes a row of a local site: what is otherwise a matter of waiting. */
export async function deleteRow(stateDirectory: string, table: string, { pk, sk }: Key): Promise<void> {
  const Key = { pk: { S: pk }, sk: { S: sk } };
  await writeRow(stateDirectory, table, (TableName) => new DeleteItemCommand({ TableName, Key }));
}
