import { commonStart } from '../../../local/services/cloudwatch/alarms/common-start.ts';
import type { AlarmAnswer, AlarmState } from './widget-shapes.ts';

/** An alarm as CloudWatch describes it. */
export interface DescribedAlarm {
  readonly name: string;
  readonly state: AlarmState;
  /** Milliseconds since the epoch. */
  readonly since: number;
  /** Whom it hurts, and what to do. */
  readonly description: string;
  /** Names of the alarms of which one has to be on; none where it looks at metrics. */
  readonly anyOf: readonly string[];
}

/** What a widget shows of alarms. @param arns of those that it names @param states only of alarms in these; of all, when none is named */
export function alarmLines(
  arns: readonly string[],
  states: readonly AlarmState[],
  all: readonly DescribedAlarm[],
): AlarmAnswer {
  const known = new Map(all.map((alarm) => [alarm.name, alarm]));
  /** Whom it hurts: of one that stands for others, what those say that are on. */
  const toldOf = ({ anyOf, description }: DescribedAlarm): string[] => {
    const on = anyOf.flatMap((name) => known.get(name) ?? []).filter(({ state }) => state === 'ALARM');
    return on.length === 0 ? [description] : on.flatMap(toldOf);
  };
  const start = commonStart(all.map(({ name }) => name));
  const named = arns.flatMap((arn) => known.get(arn.slice(arn.lastIndexOf(':') + 1)) ?? []);
  return {
    alarms: named
      .filter(({ state }) => states.length === 0 || states.includes(state))
      .map((alarm) => {
        const { name, state, since } = alarm;
        return {
          name,
          label: name.slice(start.length),
          state,
          since,
          description: [...new Set(toldOf(alarm))].join(' '),
        };
      }),
  };
}
