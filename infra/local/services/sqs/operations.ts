import { createHash } from 'node:crypto';
import { AwsError } from '../../core/gateway/error.ts';
import { isObject, type Json, type JsonObject, listOf } from '../../core/json.ts';
import { limitOf } from '../../core/limits.ts';
import { type ReceivedMessage, systemAttributesOf } from '../../core/ports.ts';
import type { MessageAttributes, StoredQueue } from './store.ts';

/** An operation of the API on one queue. @throws {AwsError} as SQS would refuse. */
type Operation = (queue: StoredQueue, input: JsonObject) => JsonObject | Promise<JsonObject>;

export const operations: Readonly<Record<string, Operation>> = {
  SendMessage: (queue, input) => send(queue, input),
  SendMessageBatch: batch(send),
  ReceiveMessage: receive,
  DeleteMessage: (queue, input) => remove(queue, input),
  DeleteMessageBatch: batch(remove),
  ChangeMessageVisibility: (queue, input) => changeVisibility(queue, input),
  ChangeMessageVisibilityBatch: batch(changeVisibility),
  PurgeQueue: (queue) => {
    queue.purge();
    return {};
  },
};

function send(queue: StoredQueue, input: JsonObject): JsonObject {
  const body = input.MessageBody;
  if (typeof body !== 'string' || body === '') throw missing('MessageBody');
  const delaySeconds = numberIn(input, 'DelaySeconds', limitOf('sqs.delay'));
  const attributes = attributesOf(input.MessageAttributes);
  const bytes = Buffer.byteLength(body) + Buffer.byteLength(JSON.stringify(attributes)) - '{}'.length;
  if (bytes > limitOf('sqs.message'))
    throw invalid(
      `One or more parameters are invalid. Reason: Message must be shorter than ${limitOf('sqs.message')} bytes.`,
    );
  const messageId = queue.send(body, { attributes, ...(delaySeconds !== undefined && { delaySeconds }) });
  return { MessageId: messageId, MD5OfMessageBody: md5(body), ...digestOf(attributes, 'MD5OfMessageAttributes') };
}

function attributesOf(given: Json | undefined): MessageAttributes {
  const named = Object.entries(isObject(given) ? given : {});
  const most = limitOf('sqs.messageAttributes');
  if (named.length > most)
    throw invalid(`Number of message attributes [${named.length}] exceeds the allowed maximum [${most}].`);
  return Object.fromEntries(
    named.map(([name, attribute]) => {
      const { DataType, StringValue, BinaryValue } = isObject(attribute) ? attribute : {};
      if (!DataType) throw invalid(`The message attribute '${name}' must contain a non-empty message attribute type.`);
      if (!StringValue && !BinaryValue)
        throw invalid(`The message attribute '${name}' must contain a non-empty value of type '${DataType}'.`);
      const value: Record<string, string> = StringValue
        ? { StringValue: String(StringValue) }
        : { BinaryValue: String(BinaryValue) };
      return [name, { DataType: String(DataType), ...value }];
    }),
  );
}

async function receive(queue: StoredQueue, input: JsonObject): Promise<JsonObject> {
  const limit = numberIn(input, 'MaxNumberOfMessages', 10, 1) ?? 1;
  const waitSeconds = numberIn(input, 'WaitTimeSeconds', 20) ?? 0;
  const visibility = numberIn(input, 'VisibilityTimeout', 43_200);
  const closed = AbortSignal.timeout(waitSeconds * 1_000);
  let messages = queue.receive(limit, visibility, true);
  while (messages.length === 0 && waitSeconds > 0 && !closed.aborted) {
    await queue.wait(closed);
    messages = queue.receive(limit, visibility, true);
  }
  return messages.length > 0 ? { Messages: messages.map((message) => shown(message, input)) } : {};
}

function shown(message: ReceivedMessage, input: JsonObject): JsonObject {
  const wanted = [...listOf(input.AttributeNames), ...listOf(input.MessageSystemAttributeNames)].map(String);
  const Attributes = Object.fromEntries(
    Object.entries(systemAttributesOf(message)).filter(([name]) => wanted.includes('All') || wanted.includes(name)),
  );
  const names = listOf(input.MessageAttributeNames).map(String);
  const MessageAttributes = Object.fromEntries(
    Object.entries(message.attributes).filter(([name]) => names.includes('All') || names.includes(name)),
  );
  return {
    MessageId: message.messageId,
    ReceiptHandle: message.receiptHandle,
    MD5OfBody: message.md5OfBody,
    Body: message.body,
    ...(wanted.length > 0 && { Attributes }),
    ...(Object.keys(MessageAttributes).length > 0 && { MessageAttributes }),
    ...digestOf(MessageAttributes, 'MD5OfMessageAttributes'),
  };
}

function remove(queue: StoredQueue, input: JsonObject): JsonObject {
  const receiptHandle = receiptOf(input);
  queue.remove([{ receiptHandle }]);
  return {};
}

function changeVisibility(queue: StoredQueue, input: JsonObject): JsonObject {
  const seconds = numberIn(input, 'VisibilityTimeout', 43_200);
  if (seconds === undefined) throw missing('VisibilityTimeout');
  if (!queue.changeVisibility(receiptOf(input), seconds))
    throw new AwsError('MessageNotInflight', 'The specified message is not in flight.');
  return {};
}

function receiptOf({ ReceiptHandle: handle }: JsonObject): string {
  if (typeof handle !== 'string' || handle === '') throw missing('ReceiptHandle');
  if (!/^\d+\.[\w-]{36}$/.test(handle))
    throw new AwsError('ReceiptHandleIsInvalid', `The input receipt handle "${handle}" is not a valid receipt handle.`);
  return handle;
}

/** Does the same with up to ten entries; each succeeds or fails by itself. */
function batch(act: (queue: StoredQueue, input: JsonObject) => JsonObject): Operation {
  return (queue, { Entries }) => {
    const entries = listOf(Entries).filter(isObject);
    if (entries.length === 0) throw new AwsError('EmptyBatchRequest', 'The batch request is empty.');
    if (entries.length > 10) throw new AwsError('TooManyEntriesInBatchRequest', 'Maximum number of entries is 10.');
    if (new Set(entries.map(({ Id }) => Id)).size < entries.length)
      throw new AwsError('BatchEntryIdsNotDistinct', 'Two or more batch entries have the same Id.');
    const Successful: JsonObject[] = [];
    const Failed: JsonObject[] = [];
    for (const { Id = '', ...entry } of entries) {
      try {
        Successful.push({ Id, ...act(queue, entry) });
      } catch (error) {
        if (!(error instanceof AwsError)) throw error;
        Failed.push({ Id, SenderFault: true, Code: error.code, Message: error.message });
      }
    }
    return { Successful, Failed };
  };
}

function numberIn(input: JsonObject, name: string, most: number, least = 0): number | undefined {
  const value = input[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw invalid(
    `Value ${value} for parameter ${name} is invalid. Reason: Must be between ${least} and ${most}, if provided.`,
  );
}

function missing(name: string): AwsError {
  return new AwsError('MissingParameter', `The request must contain the parameter ${name}.`);
}

function invalid(message: string): AwsError {
  return new AwsError('InvalidParameterValue', message);
}

function digestOf(attributes: MessageAttributes, name: string): JsonObject {
  const sorted = Object.entries(attributes).sort(([left], [right]) => (left < right ? -1 : 1));
  if (sorted.length === 0) return {};
  const sized = (value: string | Buffer) => {
    const bytes = Buffer.from(value);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(bytes.length);
    return [size, bytes];
  };
  const parts = sorted.flatMap(([key, { DataType = '', StringValue, BinaryValue }]) =>
    StringValue === undefined
      ? [...sized(key), ...sized(DataType), Buffer.of(2), ...sized(Buffer.from(BinaryValue ?? '', 'base64'))]
      : [...sized(key), ...sized(DataType), Buffer.of(1), ...sized(StringValue)],
  );
  return { [name]: md5(Buffer.concat(parts)) };
}

function md5(content: string | Buffer): string {
  return createHash('md5').update(content).digest('hex');
}
