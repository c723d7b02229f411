import { isObject, type JsonObject, listOf } from '../cloudformation/json.ts';
import { busOf, type EventBuses } from '../resources/event-bus.ts';
import { AwsError } from './error.ts';
import { type AwsService, inputOf, jsonReply, type Need } from './service.ts';

const MOST_ENTRIES = 10;

/** The buses that the entries of a `PutEvents` name, each with the kind of event it is to take. @throws {AwsError} for other operations. */
function eventsNeeds(operation: string, input: JsonObject, busArn: (name: string) => string): Need[] {
  if (operation !== 'PutEvents') {
    throw new AwsError('UnknownOperationException', `The local runtime knows PutEvents only, not ${operation}`);
  }
  return entriesOf(input).map((entry) => ({
    action: 'events:PutEvents',
    resource: busArn(busOf(entry)),
    context: { 'events:detail-type': String(entry.DetailType ?? ''), 'events:source': String(entry.Source ?? '') },
  }));
}

/** EventBridge behind the gateway: `PutEvents`. What is answered as accepted lies durably with its targets. */
export function createEventsService(buses: EventBuses, busArn: (name: string) => string): AwsService {
  return {
    protocol: 'json',
    needs: (request) => eventsNeeds(request.operation, inputOf(request), busArn),
    answer: async (request) => {
      const entries = entriesOf(inputOf(request));
      if (entries.length === 0 || entries.length > MOST_ENTRIES) {
        throw new AwsError(
          'ValidationException',
          `Entries must have 1 to ${MOST_ENTRIES} members, not ${entries.length}`,
        );
      }
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
