import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { environmentName } from '../../../shared/manifest/environment-names.ts';
import { serviceClient, serviceOptions } from '../aws/service-client.ts';
import { requiredEnvironment } from '../environment.ts';

/** A message as the queue delivered it. */
interface DeadLetter {
  readonly messageId: string;
  readonly body: string;
}

/** What every consumer has in addition to what it lists. */
export interface DeadLetterClients {
  /**
   * Sends unreadable messages to the dead-letter queue at once, as more tries would not help.
   * @returns those that could not be sent
   */
  setAside(letters: readonly DeadLetter[]): Promise<readonly DeadLetter[]>;
}

/** Most entries of one `SendMessageBatch`. */
const batchSize = 10;

export function openDeadLetters(): DeadLetterClients {
  const client = serviceClient(new SQSClient(serviceOptions));
  const QueueUrl = requiredEnvironment(environmentName.deadLetters);
  return {
    setAside: async (letters) => {
      const left: DeadLetter[] = [];
      for (let start = 0; start < letters.length; start += batchSize) {
        const batch = letters.slice(start, start + batchSize);
        const Entries = batch.map(({ body }, index) => ({ Id: String(index), MessageBody: body }));
        const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
        left.push(...batch.filter((_, index) => Failed.some(({ Id }) => Id === String(index))));
      }
      return left;
    },
  };
}
