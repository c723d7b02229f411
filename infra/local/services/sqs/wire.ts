import type { Need } from '../../core/authorization.ts';
import { AwsError } from '../../core/gateway/error.ts';
import { type AwsReply, type AwsRequest, inputOf, jsonReply, type Wire } from '../../core/gateway/wire.ts';
import { isObject, type JsonObject, listOf, parseObject } from '../../core/json.ts';
import type { QueueEngine } from './engine.ts';
import { demandSendable, divideBatch } from './message-rules.ts';
import type { MoveTasks } from './move-task.ts';

/** The batch operations are granted by the single ones. */
const actionOf = (operation: string) => operation.replace(/Batch$/, '');

/** The IAM actions and ARNs of an SQS request. @param queueArn of a queue by its name */
export function sqsNeeds(operation: string, input: JsonObject, queueArn: (name: string) => string): Need[] {
  const action = `sqs:${actionOf(operation)}`;
  const { QueueUrl: url, QueueName: name, SourceArn: source, DestinationArn: destination } = input;
  if (operation === 'ListQueues') return [{ action, resource: '*' }];
  if (operation === 'StartMessageMoveTask') {
    const receiving = ['sqs:StartMessageMoveTask', 'sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];
    const sending = destination === undefined ? [] : [{ action: 'sqs:SendMessage', resource: String(destination) }];
    return [...receiving.map((each) => ({ action: each, resource: String(source) })), ...sending];
  }
  if (source !== undefined) return [{ action, resource: String(source) }];
  const queue = typeof url === 'string' ? url.split('/').at(-1) : name;
  if (typeof queue !== 'string')
    throw new AwsError('MissingParameter', 'The request must contain the parameter QueueUrl.');
  return [{ action, resource: queueArn(queue) }];
}

/** SQS behind the gateway: fauxqs answers, but for the redrive operations it does not have. */
export function createSqsWire(engine: QueueEngine, moveTasks: MoveTasks, queueArn: (name: string) => string): Wire {
  return {
    protocol: 'json',
    needs: (request) => sqsNeeds(request.operation, inputOf(request), queueArn),
    answer: async (request) => {
      const { operation } = request;
      if (operation === 'StartMessageMoveTask') return jsonReply(moveTasks.start(inputOf(request)));
      if (operation === 'ListMessageMoveTasks') return jsonReply(moveTasks.list(inputOf(request)));
      if (operation === 'SendMessage') demandSendable(inputOf(request));
      if (operation === 'SendMessageBatch') return sendBatch(request, engine);
      return forward(request, engine);
    },
  };
}

/** Sends what may be sent; the other entries of the batch fail by themselves. */
async function sendBatch(request: AwsRequest, engine: QueueEngine): Promise<AwsReply> {
  const { Entries, ...input } = inputOf(request);
  const [sendable, failed] = divideBatch(listOf(Entries).filter(isObject));
  if (failed.length === 0) return forward(request, engine);
  if (sendable.length === 0) return jsonReply({ Successful: [], Failed: failed });
  const reply = await forward(
    { ...request, body: Buffer.from(JSON.stringify({ ...input, Entries: sendable })) },
    engine,
  );
  if (reply.status !== 200) return reply;
  const sent = parseObject(reply.body.toString(), "fauxqs's answer");
  return jsonReply({ ...sent, Failed: [...listOf(sent.Failed), ...failed] });
}

async function forward({ method, url, headers, body }: AwsRequest, { application }: QueueEngine): Promise<AwsReply> {
  const { 'x-amz-target': target = '', 'content-type': type = 'application/x-amz-json-1.0' } = headers;
  const answered = await application.inject({
    method: method === 'GET' ? 'GET' : 'POST',
    url,
    headers: { 'x-amz-target': String(target), 'content-type': type },
    payload: body,
  });
  const error = answered.headers['x-amzn-query-error'];
  return {
    status: answered.statusCode,
    headers: {
      'content-type': String(answered.headers['content-type'] ?? type),
      ...(typeof error === 'string' ? { 'x-amzn-query-error': error } : {}),
    },
    body: answered.rawPayload,
  };
}
