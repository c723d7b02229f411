import { AwsError } from '../../core/gateway/error.ts';
import { isObject, type JsonObject } from '../../core/json.ts';
import { limitOf } from '../../core/limits.ts';

/** What SQS refuses about a message and fauxqs lets pass. @throws {AwsError} */
export function demandSendable(message: JsonObject): void {
  const { DelaySeconds: delay = 0, MessageAttributes: attributes } = message;
  const longest = limitOf('sqs.delay');
  if (typeof delay !== 'number' || !Number.isInteger(delay) || delay < 0 || delay > longest) {
    const reason = `Must be between 0 and ${longest}, if provided.`;
    throw invalid(`Value ${delay} for parameter DelaySeconds is invalid. Reason: ${reason}`);
  }
  const named = Object.entries(isObject(attributes) ? attributes : {});
  const most = limitOf('sqs.messageAttributes');
  if (named.length > most)
    throw invalid(`Number of message attributes [${named.length}] exceeds the allowed maximum [${most}].`);
  for (const [name, attribute] of named) {
    const { DataType: type = '', StringValue, BinaryValue } = isObject(attribute) ? attribute : {};
    if (!type) throw invalid(`The message attribute '${name}' must contain a non-empty message attribute type.`);
    if (!StringValue && !BinaryValue)
      throw invalid(`The message attribute '${name}' must contain a non-empty value of type '${type}'.`);
  }
}

/** Tells the entries of a batch that may be sent from those that fail, in the shape of `Failed`. */
export function divideBatch(entries: readonly JsonObject[]): [sendable: JsonObject[], failed: JsonObject[]] {
  const sendable: JsonObject[] = [];
  const failed: JsonObject[] = [];
  for (const entry of entries) {
    try {
      demandSendable(entry);
      sendable.push(entry);
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      failed.push({ Id: entry.Id ?? '', SenderFault: true, Code: error.code, Message: error.message });
    }
  }
  return [sendable, failed];
}

function invalid(message: string): AwsError {
  return new AwsError('InvalidParameterValue', message);
}
