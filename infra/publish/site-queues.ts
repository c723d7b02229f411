import type { SQSClient } from '@aws-sdk/client-sqs';
import type { Access } from './access.ts';

/** How many messages a queue holds, as SQS counts them: roughly, while many come. */
interface QueueCounts {
  /** Those that nobody has in hand. */
  readonly waiting: number;
  readonly inHand: number;
}

/** A message as it lies in a queue. */
interface QueuedMessage {
  readonly id: string;
  /** ISO 8601. */
  readonly sentAt: string;
  readonly body: string;
  /** What whoever set it aside wrote beside it, such as why: of runs of jobs and of what the bus gave up on. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** The queues of a site, by their physical names. */
export interface SiteQueues {
  counts(name: string): Promise<QueueCounts>;
  /** Up to ten messages, which stay where they are. For dead letters only: elsewhere looking counts as a receive. */
  peek(name: string): Promise<readonly QueuedMessage[]>;
  /** Begins to move all messages of a queue into another. */
  move(from: string, to: string): Promise<void>;
  /** Deletes all messages of a queue that nobody has in hand. @returns how many there were */
  purge(name: string): Promise<number>;
  /** Puts messages into a queue, as many requests as it takes. @returns how many of them SQS did not take */
  send(name: string, bodies: readonly string[]): Promise<number>;
}

/** The most messages that SQS gives or takes at once. */
const mostMessages = 10;

export function sqsQueues({ endpoints, operator: _, ...account }: Access): SiteQueues {
  let client: SQSClient | undefined;
  // Only `ops queues` and `ops demo` need this client.
  const sqs = async () => {
    const library = await import('@aws-sdk/client-sqs');
    client ??= new library.SQSClient({ ...account, ...(endpoints?.sqs !== undefined && { endpoint: endpoints.sqs }) });
    return { client, ...library };
  };
  const urlOf = async (QueueName: string) => {
    const { client: to, GetQueueUrlCommand } = await sqs();
    return (await to.send(new GetQueueUrlCommand({ QueueName }))).QueueUrl;
  };
  const attributesOf = async (name: string, ...AttributeNames: ('QueueArn' | 'All')[]) => {
    const { client: to, GetQueueAttributesCommand } = await sqs();
    return (
      (await to.send(new GetQueueAttributesCommand({ QueueUrl: await urlOf(name), AttributeNames }))).Attributes ?? {}
    );
  };
  return {
    counts: async (name) => {
      const { ApproximateNumberOfMessages, ApproximateNumberOfMessagesDelayed, ApproximateNumberOfMessagesNotVisible } =
        await attributesOf(name, 'All');
      return {
        waiting: Number(ApproximateNumberOfMessages ?? 0) + Number(ApproximateNumberOfMessagesDelayed ?? 0),
        inHand: Number(ApproximateNumberOfMessagesNotVisible ?? 0),
      };
    },
    peek: async (name) => {
      const { client: to, ReceiveMessageCommand } = await sqs();
      const request = new ReceiveMessageCommand({
        QueueUrl: await urlOf(name),
        MaxNumberOfMessages: mostMessages,
        VisibilityTimeout: 0,
        // Asks all of SQS's servers instead of some.
        WaitTimeSeconds: 1,
        MessageSystemAttributeNames: ['SentTimestamp'],
        MessageAttributeNames: ['All'],
      });
      const { Messages = [] } = await to.send(request);
      return Messages.map(({ MessageId = '', Body = '', Attributes, MessageAttributes = {} }) => ({
        id: MessageId,
        sentAt: new Date(Number(Attributes?.SentTimestamp ?? 0)).toISOString(),
        body: Body,
        attributes: Object.fromEntries(
          Object.entries(MessageAttributes).map(([name, { StringValue = '' }]) => [name, StringValue]),
        ),
      }));
    },
    move: async (from, to) => {
      const { client: through, StartMessageMoveTaskCommand } = await sqs();
      const [source, destination] = await Promise.all([from, to].map((name) => attributesOf(name, 'QueueArn')));
      const task = { SourceArn: source?.QueueArn, DestinationArn: destination?.QueueArn };
      await through.send(new StartMessageMoveTaskCommand(task));
    },
    // Not SQS's own purge, which takes a minute, says of nothing how much it was, and takes along what comes meanwhile.
    purge: async (name) => {
      const { client: to, ReceiveMessageCommand, DeleteMessageCommand } = await sqs();
      const QueueUrl = await urlOf(name);
      for (let purged = 0; ; ) {
        const some = { QueueUrl, MaxNumberOfMessages: mostMessages, WaitTimeSeconds: 1 };
        const { Messages = [] } = await to.send(new ReceiveMessageCommand(some));
        if (Messages.length === 0) return purged;
        for (const { ReceiptHandle } of Messages) await to.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
        purged += Messages.length;
      }
    },
    send: async (name, bodies) => {
      const { client: to, SendMessageBatchCommand } = await sqs();
      const QueueUrl = await urlOf(name);
      let refused = 0;
      for (let first = 0; first < bodies.length; first += mostMessages) {
        const some = bodies.slice(first, first + mostMessages);
        const Entries = some.map((MessageBody, place) => ({ Id: String(place), MessageBody }));
        const { Failed = [] } = await to.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
        refused += Failed.length;
      }
      return refused;
    },
  };
}
