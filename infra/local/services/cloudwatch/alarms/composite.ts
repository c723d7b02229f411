import type { CompositeAlarmProperties } from './alarm-types.ts';

/** An alarm of other alarms, by their names. */
export interface Composite {
  /** It is on where one of these is. */
  readonly anyOf: readonly string[];
  /** Keeps its notifications back. */
  readonly suppressor: { readonly name: string; readonly waitMs: number; readonly extensionMs: number } | undefined;
}

const term = /^ALARM\("([^"]+)"\)$/;

/** The name that an ARN of an alarm ends with; a rule may have either. */
const nameOf = (named: string) => named.split(':alarm:').at(-1) ?? named;

/** @throws {Error} for a rule that is not alarms joined by OR */
export function compositeOf(name: string, properties: CompositeAlarmProperties): Composite {
  const { AlarmRule, ActionsSuppressor, ActionsSuppressorWaitPeriod, ActionsSuppressorExtensionPeriod } = properties;
  const terms = AlarmRule.replace(/^\((.*)\)$/, '$1').split(' OR ');
  const anyOf = terms.map((each) => {
    const [, named] = term.exec(each) ?? [];
    if (named === undefined)
      throw new Error(`The alarm ${name} has the rule "${each}": the local runtime knows ALARM("…") joined by OR only`);
    return nameOf(named);
  });
  return {
    anyOf,
    suppressor:
      ActionsSuppressor === undefined
        ? undefined
        : {
            name: nameOf(ActionsSuppressor),
            waitMs: ActionsSuppressorWaitPeriod * 1_000,
            extensionMs: ActionsSuppressorExtensionPeriod * 1_000,
          },
  };
}
