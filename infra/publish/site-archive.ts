import { setTimeout as delay } from 'node:timers/promises';
import type { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { functionName, systemName } from '../../shared/contract/names.ts';
import type { Access } from './access.ts';

/** How often a replay is looked at. */
const lookEveryMs = 1_000;

/** What is to be replayed: times in milliseconds since the epoch, of which the end is not part. */
export interface Replaying {
  readonly from: number;
  readonly until: number;
  /** Names of the consumers that get the events again, by their functions; all, when none is named. */
  readonly only: readonly string[];
}

/** The archive in which the bus keeps the events of a site. */
export interface SiteArchive {
  /**
   * Brings archived events to their consumers again, and waits until they are in the queues.
   * @param onProgress hears of the time (milliseconds since the epoch) up to which events were replayed
   * @returns the name of the replay, as CloudTrail and EventBridge show it
   * @throws Error when there is no archive, or the replay fails
   */
  replay(asked: Replaying, onProgress: (until: number) => void): Promise<string>;
}

export function eventArchive(stage: string, { endpoints, operator: _, ...account }: Access): SiteArchive {
  let client: EventBridgeClient | undefined;
  // Only `ops events` needs this client.
  const bridge = async () => {
    const library = await import('@aws-sdk/client-eventbridge');
    client ??= new library.EventBridgeClient({
      ...account,
      ...(endpoints?.events !== undefined && { endpoint: endpoints.events }),
    });
    return { client, ...library };
  };

  /** ARNs of a bus, its archive, and the rules that lead to some consumers. */
  async function found(only: readonly string[]) {
    const { client: at, ...library } = await bridge();
    const Name = `${systemName}-${stage}`;
    const { Arn: bus = '' } = await at.send(new library.DescribeEventBusCommand({ Name }));
    const [, , , region, owner] = bus.split(':');
    const { Archives = [] } = await at.send(new library.ListArchivesCommand({ EventSourceArn: bus }));
    const [archive] = Archives.flatMap(({ ArchiveName }) => ArchiveName ?? []);
    if (archive === undefined) throw new Error(`The bus ${Name} has no archive`);
    const rules = await Promise.all(
      only.map(async (consumer) => {
        const TargetArn = `arn:aws:sqs:${region}:${owner}:${functionName(stage, consumer)}`;
        const { RuleNames = [] } = await at.send(
          new library.ListRuleNamesByTargetCommand({ TargetArn, EventBusName: Name }),
        );
        if (RuleNames.length === 0) throw new Error(`No event of ours reaches ${consumer}`);
        return RuleNames.map((rule) => `arn:aws:events:${region}:${owner}:rule/${Name}/${rule}`);
      }),
    );
    return { bus, archive: `arn:aws:events:${region}:${owner}:archive/${archive}`, rules: rules.flat() };
  }

  return {
    async replay({ from, until, only }, onProgress) {
      const { client: at, ...library } = await bridge();
      const { bus, archive, rules } = await found(only);
      const ReplayName = `${stage}-${Date.now()}`;
      await at.send(
        new library.StartReplayCommand({
          ReplayName,
          EventSourceArn: archive,
          EventStartTime: new Date(from),
          EventEndTime: new Date(until),
          Destination: { Arn: bus, ...(rules.length > 0 && { FilterArns: rules }) },
        }),
      );
      for (;;) {
        const { State, StateReason, EventLastReplayedTime } = await at.send(
          new library.DescribeReplayCommand({ ReplayName }),
        );
        onProgress(State === 'COMPLETED' ? until : (EventLastReplayedTime?.getTime() ?? from));
        if (State === 'COMPLETED') return ReplayName;
        if (State === 'FAILED' || State === 'CANCELLED')
          throw new Error(`The replay ${ReplayName} ended as ${State}: ${StateReason ?? 'no reason is given'}`);
        await delay(lookEveryMs);
      }
    },
  };
}
