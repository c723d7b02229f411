import type { Declared } from '../../../core/counterpart.ts';
import type { Metrics } from '../../../core/metrics.ts';
import type { AlarmProperties, CompositeAlarmProperties } from './alarm-types.ts';
import { type Composite, compositeOf } from './composite.ts';
import { type AlarmState, stateOf, type Watch, watchOf } from './watch.ts';

/** An alarm as it stands. */
export interface AlarmStatus {
  readonly name: string;
  /** Whom it hurts, and which page of the runbook helps. */
  readonly description: string;
  readonly state: AlarmState;
  /** Milliseconds since the epoch. */
  readonly since: number;
  /** Names of the alarms that it is made of; none where it looks at metrics. */
  readonly anyOf: readonly string[];
  /** Whether somebody is told when it goes off. */
  readonly tells: boolean;
}

/** What happened to an alarm: that its state changed, or that somebody was told. */
export interface AlarmEvent {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly name: string;
  readonly what: AlarmState | 'NOTIFIED';
}

const KEPT_EVENTS = 500;

interface Kept {
  readonly name: string;
  readonly description: string;
  readonly tells: boolean;
  state: AlarmState;
  since: number;
  /** When it last ended. */
  ended: number;
  /** Whether somebody was told of the state. */
  told: boolean;
}

/**
 * The alarms of the template, kept in memory: their states, and what happened to them.
 * @param since milliseconds since the epoch from which on is measured
 */
export function createAlarms(
  declared: {
    readonly alarms: readonly Declared<AlarmProperties>[];
    readonly composites: readonly Declared<CompositeAlarmProperties>[];
  },
  metrics: Metrics,
  since: number,
) {
  const kept = new Map<string, Kept>();
  const keep = (name: string, { AlarmDescription, AlarmActions }: AlarmProperties | CompositeAlarmProperties) => {
    const own = { name, description: AlarmDescription, tells: AlarmActions.length > 0 };
    kept.set(name, { ...own, state: 'INSUFFICIENT_DATA', since, ended: Number.NEGATIVE_INFINITY, told: false });
  };
  const watches = new Map<string, Watch>();
  for (const { resource, properties } of declared.alarms) {
    keep(resource.name, properties);
    watches.set(resource.name, watchOf(resource.name, properties));
  }
  const composites = new Map<string, Composite>();
  for (const { resource, properties } of declared.composites) {
    keep(resource.name, properties);
    composites.set(resource.name, compositeOf(resource.name, properties));
  }
  for (const [name, { anyOf, suppressor }] of composites)
    for (const other of [...anyOf, ...(suppressor ? [suppressor.name] : [])])
      if (!kept.has(other)) throw new Error(`The alarm ${name} is made of "${other}", which does not exist`);

  const history: AlarmEvent[] = [];
  const note = (event: AlarmEvent) => {
    history.unshift(event);
    history.length = Math.min(history.length, KEPT_EVENTS);
  };
  const stateNamed = (name: string) => kept.get(name)?.state ?? 'INSUFFICIENT_DATA';

  const change = (alarm: Kept, state: AlarmState, now: number) => {
    if (alarm.state === state) return;
    // A first look that finds nothing wrong is no news.
    if (alarm.state !== 'INSUFFICIENT_DATA' || state === 'ALARM') note({ at: now, name: alarm.name, what: state });
    if (alarm.state === 'ALARM') alarm.ended = now;
    Object.assign(alarm, { state, since: now, told: false });
  };

  /** Composites may be made of composites, in any order. */
  const settle = (now: number) => {
    for (let changed = true; changed; ) {
      changed = false;
      for (const [name, { anyOf }] of composites) {
        const alarm = kept.get(name);
        const state = anyOf.some((other) => stateNamed(other) === 'ALARM') ? 'ALARM' : 'OK';
        if (!alarm || alarm.state === state) continue;
        change(alarm, state, now);
        changed = true;
      }
    }
  };

  const isKeptBack = ({ name, since: entered }: Kept, now: number): boolean => {
    const { suppressor } = composites.get(name) ?? {};
    const other = kept.get(suppressor?.name ?? '');
    if (!suppressor || !other) return false;
    return other.state === 'ALARM' || now - other.ended < suppressor.extensionMs || now - entered < suppressor.waitMs;
  };

  return {
    /** Looks at everything once, and tells whoever is to be told. */
    look(now: number): void {
      for (const [name, watch] of watches) {
        const alarm = kept.get(name);
        const state = stateOf(watch, metrics, now, since);
        if (alarm && state) change(alarm, state, now);
      }
      settle(now);
      for (const alarm of kept.values()) {
        if (alarm.state !== 'ALARM' || !alarm.tells || alarm.told || isKeptBack(alarm, now)) continue;
        alarm.told = true;
        note({ at: now, name: alarm.name, what: 'NOTIFIED' });
      }
    },
    /** In the order of the template. */
    all: (): AlarmStatus[] =>
      [...kept.values()].map(({ name, description, state, since: from, tells }) => ({
        name,
        description,
        state,
        since: from,
        anyOf: composites.get(name)?.anyOf ?? [],
        tells,
      })),
    /** The latest first. */
    history: (): readonly AlarmEvent[] => history,
  };
}
