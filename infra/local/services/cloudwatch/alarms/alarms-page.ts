import { type Html, html, tableSection } from '../../../core/html.ts';
import type { AlarmEvent, AlarmStatus } from './alarms.ts';

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
  const made = alarms.filter(({ anyOf }) => anyOf.length > 0);
  const watching = alarms.filter(({ anyOf }) => anyOf.length === 0);
  const on = watching.filter(({ state }) => state === 'ALARM');
  const unknown = watching.filter(({ state }) => state === 'INSUFFICIENT_DATA').length;
  const known = new Map(alarms.map((alarm) => [alarm.name, alarm]));
  const count = ({ anyOf }: AlarmStatus) => anyOf.filter((name) => known.get(name)?.state === 'ALARM').length;
  return html`<p>${on.length === 0 ? 'All is well: ' : ''}${on.length} of ${watching.length} alarms are on${unknown > 0 ? `, and ${unknown} of what has to happen within days know too little yet` : ''}. Times are UTC.</p>
${tableSection(
  'On now',
  ['Alarm', 'Since', 'Whom it hurts, and what to do'],
  on.map(({ name, since, description }) => [name, time(since), description]),
  'Nothing.',
)}
${tableSection(
  'Of what somebody is told',
  ['Notification', 'State', 'Alarms on', 'of', 'Since'],
  made.map((alarm) => [alarm.name, alarm.state, count(alarm), alarm.anyOf.length, time(alarm.since)]),
  'The template has no alarms of alarms.',
)}
${tableSection(
  'What happened',
  ['When', 'Alarm', ''],
  history.map(({ at, name, what }) => [time(at), name, words[what]]),
  'Nothing since the start.',
)}`;
}
