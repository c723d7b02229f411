import { type Html, html, tableSection } from '../../../core/html.ts';
import type { AlarmEvent, AlarmStatus } from './alarms.ts';
import { commonStart } from './common-start.ts';

const time = (moment: number) => new Date(moment).toISOString().slice(0, 19).replace('T', ' ');

/** What each kind of event is called. */
const words = {
  ALARM: 'went off',
  OK: 'ended',
  INSUFFICIENT_DATA: 'knows too little',
  NOTIFIED: 'whoever is on call was told',
} as const;

/** What is wrong, what is watched, and what happened. */
export function alarmsPage(alarms: readonly AlarmStatus[], history: readonly AlarmEvent[]): Html {
  const start = commonStart(alarms.map(({ name }) => name));
  const short = (name: string) => name.slice(start.length);
  const made = alarms.filter(({ tells }) => tells);
  const watching = alarms.filter(({ anyOf }) => anyOf.length === 0);
  const on = watching.filter(({ state }) => state === 'ALARM');
  const unknown = watching.filter(({ state }) => state === 'INSUFFICIENT_DATA').length;
  const known = new Map(alarms.map((alarm) => [alarm.name, alarm]));
  /** The alarms of metrics that one is made of; of what does not exist none can be made. */
  const below = ({ name, anyOf }: AlarmStatus): string[] =>
    anyOf.length === 0 ? [name] : anyOf.flatMap((other) => below(known.get(other) as AlarmStatus));
  const onOf = (names: readonly string[]) => names.filter((name) => known.get(name)?.state === 'ALARM').length;
  return html`<p>${on.length === 0 ? 'All is well: ' : ''}${on.length} of ${watching.length} alarms are on${unknown > 0 ? `, and ${unknown} of what has to happen within days know too little yet` : ''}. Times are UTC${start === '' ? '' : `, and all names begin with ${start}`}.</p>
${tableSection(
  'On now',
  ['Alarm', 'Since', 'Whom it hurts, and what to do'],
  on.map(({ name, since, description }) => [short(name), time(since), description]),
  'Nothing.',
)}
${tableSection(
  'Of what somebody is told',
  ['Notification', 'State', 'Alarms on', 'of', 'Since'],
  made.map((alarm) => [short(alarm.name), alarm.state, onOf(below(alarm)), below(alarm).length, time(alarm.since)]),
  'The template has no alarms of alarms.',
)}
${tableSection(
  'What happened',
  ['When', 'Alarm', ''],
  history.map(({ at, name, what }) => [time(at), short(name), words[what]]),
  'Nothing since the start.',
)}`;
}
