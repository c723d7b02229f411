import { hash } from 'node:crypto';
import { AwsError } from '../../core/gateway/error.ts';
import { isObject, type JsonObject, listOf } from '../../core/json.ts';
import { limitOf } from '../../core/limits.ts';
import { type ReceivedMessage, systemAttributesOf } from '../../core/ports.ts';
import type { StoredQueue } from './store.ts';

/** An operation of the API on one queue. @throws {AwsError} as SQS would refuse. */
type Operation = (queue: StoredQueue, input: JsonObject) => JsonObject | Promise<JsonObject>;

export const operations: Readonly<Record<string, Operation>> = {
  SendMessage: send,
  SendMessageBatch: sendBatch,
  ReceiveMessage: receive,
  DeleteMessage: remove,
};

function send(queue: StoredQueue, input: JsonObject): JsonObject {
  const body = input.MessageBody;
  if (typeof body !== 'string' || body === '') throw missing('MessageBody');
  const delaySeconds = numberIn(input, 'DelaySeconds', limitOf('sqs.delay'));
  if (input.MessageAttributes !== undefined)
    throw invalid('MessageAttributes are not done locally: no sender has any.');
  if (Buffer.byteLength(body) > limitOf('sqs.message'))
    throw invalid(
      `One or more parameters are invalid. Reason: Message must be shorter than ${limitOf('sqs.message')} bytes.`,
    );
  const messageId = queue.send(body, delaySeconds === undefined ? {} : { delaySeconds });
  return { MessageId: messageId, MD5OfMessageBody: hash('md5', body) };
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
  const wanted = [...listOf(input.AttributeNames), ...listOf(input.MessageSystemAttributeNames)];
  const Attributes = named(systemAttributesOf(message), wanted);
  const MessageAttributes = named(message.attributes, listOf(input.MessageAttributeNames));
  return {
    MessageId: message.messageId,
    ReceiptHandle: message.receiptHandle,
    MD5OfBody: message.md5OfBody,
    Body: message.body,
    ...(wanted.length > 0 && { Attributes }),
    ...(Object.keys(MessageAttributes).length > 0 && { MessageAttributes }),
  };
}

/** The attributes that are asked for by name, or as `All`. */
export function named<T>(all: Readonly<Record<string, T>>, names: readonly unknown[]): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes('All') || names.includes(name)));
}

function remove(queue: StoredQueue, input: JsonObject): JsonObject {
  const receiptHandle = receiptOf(input);
  queue.remove([{ receiptHandle }]);
  return {};
}

function receiptOf({ ReceiptHandle: handle }: JsonObject): string {
  if (typeof handle !== 'string' || handle === '') throw missing('ReceiptHandle');
  if (!/^\d+\.[\w-]{36}$/.test(handle))
    throw new AwsError('ReceiptHandleIsInvalid', `The input receipt handle "${handle}" is not a valid receipt handle.`);
  return handle;
}

/** Up to ten messages; each succeeds or fails by itself. */
function sendBatch(queue: StoredQueue, { Entries }: JsonObject): JsonObject {
  const entries = listOf(Entries).filter(isObject);
  if (entries.length === 0) throw new AwsError('EmptyBatchRequest', 'The batch request is empty.');
  if (entries.length > 10) throw new AwsError('TooManyEntriesInBatchRequest', 'Maximum number of entries is 10.');
  if (new Set(entries.map(({ Id }) => Id)).size < entries.length)
    throw new AwsError('BatchEntryIdsNotDistinct', 'Two or more batch entries have the same Id.');
  const Successful: JsonObject[] = [];
  const Failed: JsonObject[] = [];
  for (const { Id = '', ...entry } of entries) {
    try {
      Successful.push({ Id, ...send(queue, entry) });
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      Failed.push({ Id, SenderFault: true, Code: error.code, Message: error.message });
    }
  }
  return { Successful, Failed };
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
