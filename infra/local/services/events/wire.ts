import type { Need } from '../../core/authorization.ts';
import { AwsError } from '../../core/gateway/error.ts';
import { type AwsRequest, inputOf, jsonReply, type Wire } from '../../core/gateway/wire.ts';
import { isObject, type JsonObject, listOf } from '../../core/json.ts';
import { limitOf } from '../../core/limits.ts';
import type { createArchives, Replay } from './archive.ts';
import { busName, type EventBuses, entrySize } from './bus.ts';

type Archives = ReturnType<typeof createArchives>;
type BusArn = (name: string) => string;

/** What an operation needs, and how it is answered. */
interface Operation {
  needs(input: JsonObject): Need[];
  answer(input: JsonObject): object | Promise<object>;
}

/** EventBridge behind the gateway: `PutEvents`, whose accepted entries are stored durably with their targets, and what replaying an archive takes. */
export function createEventsWire(buses: EventBuses, archives: Archives, busArn: BusArn): Wire {
  const operations: Readonly<Record<string, Operation>> = {
    ...putting(buses, busArn),
    ...replaying(buses, archives, busArn),
  };
  const operationOf = ({ operation }: AwsRequest): Operation => {
    const known = operations[operation];
    if (known && Object.hasOwn(operations, operation)) return known;
    const names = Object.keys(operations).join(', ');
    throw new AwsError('UnknownOperationException', `The local runtime knows ${names} only, not ${operation}`);
  };
  return {
    protocol: 'json',
    needs: (request) => operationOf(request).needs(inputOf(request)),
    answer: async (request) => jsonReply(await operationOf(request).answer(inputOf(request))),
  };
}

function putting(buses: EventBuses, busArn: BusArn) {
  const needs: Operation['needs'] = (input) =>
    entriesOf(input).map((entry) => ({
      action: 'events:PutEvents',
      resource: busArn(busName(entry.EventBusName)),
      context: { 'events:detail-type': String(entry.DetailType ?? ''), 'events:source': String(entry.Source ?? '') },
    }));
  const answer: Operation['answer'] = async (input) => {
    const entries = entriesOf(input);
    const most = limitOf('events.entries');
    if (entries.length === 0 || entries.length > most)
      throw new AwsError('ValidationException', `Entries must have 1 to ${most} members, not ${entries.length}`);
    if (entries.reduce((sum, entry) => sum + entrySize(entry), 0) > limitOf('events.request'))
      throw new AwsError('ValidationException', `Total size of the entries in the request is over the limit.`);
    const results = await buses.put(entries);
    return { FailedEntryCount: results.filter((result) => 'ErrorCode' in result).length, Entries: results };
  };
  return { PutEvents: { needs, answer } };
}

function replaying(buses: EventBuses, archives: Archives, busArn: BusArn) {
  const needs = (action: string) => () => [{ action: `events:${action}`, resource: '*' }];
  const start: Operation['answer'] = ({ ReplayName, EventSourceArn, EventStartTime, EventEndTime, Destination }) => {
    const { Arn, FilterArns } = isObject(Destination) ? Destination : {};
    const only = listOf(FilterArns).map(String);
    const asked = { name: String(ReplayName), archiveArn: String(EventSourceArn) };
    const range = { from: Number(EventStartTime) * 1_000, to: Number(EventEndTime) * 1_000 };
    const replay = archives.start({
      ...asked,
      ...range,
      replay: (events) => buses.replay(busName(Arn), events, only),
    });
    return told(replay);
  };
  return {
    ListArchives: {
      needs: needs('ListArchives'),
      answer: ({ EventSourceArn }: JsonObject) => ({
        Archives: archives
          .of(String(EventSourceArn))
          .map(({ name, sourceArn }) => ({ ArchiveName: name, EventSourceArn: sourceArn })),
      }),
    },
    ListRuleNamesByTarget: {
      needs: needs('ListRuleNamesByTarget'),
      answer: ({ TargetArn, EventBusName }: JsonObject) => ({
        RuleNames: buses.rulesTo(busName(EventBusName), String(TargetArn)),
      }),
    },
    DescribeEventBus: {
      needs: needs('DescribeEventBus'),
      answer: ({ Name }: JsonObject) => ({ Name: busName(Name), Arn: busArn(busName(Name)) }),
    },
    StartReplay: { needs: needs('StartReplay'), answer: start },
    DescribeReplay: {
      needs: needs('DescribeReplay'),
      answer: ({ ReplayName }: JsonObject) => told(archives.replay(String(ReplayName))),
    },
  };
}

function told({ name, state, from, to, lastAt }: Replay): object {
  return {
    ReplayName: name,
    State: state,
    EventStartTime: from / 1_000,
    EventEndTime: to / 1_000,
    EventLastReplayedTime: lastAt / 1_000,
  };
}

function entriesOf(input: JsonObject): JsonObject[] {
  return listOf(input.Entries).filter(isObject);
}
