import type { Need } from '../../core/authorization.ts';
import { AwsError } from '../../core/gateway/error.ts';
import { inputOf, jsonReply, type Wire } from '../../core/gateway/wire.ts';
import { isObject, type JsonObject, listOf } from '../../core/json.ts';
import { limitOf } from '../../core/limits.ts';
import { busName, type EventBuses, entrySize } from './bus.ts';

/** The buses that the entries of a `PutEvents` name, each with its kind of event. @throws {AwsError} for other operations. */
function eventsNeeds(operation: string, input: JsonObject, busArn: (name: string) => string): Need[] {
  if (operation !== 'PutEvents') {
    throw new AwsError('UnknownOperationException', `The local runtime knows PutEvents only, not ${operation}`);
  }
  return entriesOf(input).map((entry) => ({
    action: 'events:PutEvents',
    resource: busArn(busName(entry.EventBusName)),
    context: { 'events:detail-type': String(entry.DetailType ?? ''), 'events:source': String(entry.Source ?? '') },
  }));
}

/** EventBridge behind the gateway: `PutEvents`. What is answered as accepted is stored durably with its targets. */
export function createEventsWire(buses: EventBuses, busArn: (name: string) => string): Wire {
  return {
    protocol: 'json',
    needs: (request) => eventsNeeds(request.operation, inputOf(request), busArn),
    answer: async (request) => {
      const entries = entriesOf(inputOf(request));
      const most = limitOf('events.entries');
      if (entries.length === 0 || entries.length > most)
        throw new AwsError('ValidationException', `Entries must have 1 to ${most} members, not ${entries.length}`);
      if (entries.reduce((sum, entry) => sum + entrySize(entry), 0) > limitOf('events.request'))
        throw new AwsError('ValidationException', `Total size of the entries in the request is over the limit.`);
      const results = await buses.put(entries);
      return jsonReply({
        FailedEntryCount: results.filter((result) => 'ErrorCode' in result).length,
        Entries: results,
      });
    },
  };
}

function entriesOf(input: JsonObject): JsonObject[] {
  return listOf(input.Entries).filter(isObject);
}
