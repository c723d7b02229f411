import type { AlarmAnswer, AlarmLine, AlarmShape } from '../answers/widget-shapes.ts';
import { alarmRows } from './csv.ts';
import type { Drawing } from './drawing.ts';
import { element, note } from './element.ts';
import { dayAndTime } from './written.ts';

/** What is wrong, or that nothing is. */
export function alarmList({ states }: AlarmShape): Drawing<AlarmAnswer> {
  const place = element('div', { className: 'alarms' });
  return {
    element: place,
    draw: ({ alarms }) => {
      const wrong = alarms.filter(({ state }) => state === 'ALARM');
      const unknown = alarms.filter(({ state }) => state === 'INSUFFICIENT_DATA').length;
      const onlyWrong = states.length > 0 && states.every((state) => state === 'ALARM');
      const list = element('ul', {}, ...wrong.map(alarmLine));
      const calm = onlyWrong
        ? well('Nothing', '')
        : well('All is well', `${alarms.length} ${alarms.length === 1 ? 'alarm' : 'alarms'}`);
      const quiet = unknown > 0 ? [note(`${unknown} without enough data`)] : [];
      place.replaceChildren(wrong.length > 0 ? list : calm, ...quiet);
    },
    rows: alarmRows,
  };
}

function well(text: string, detail: string): HTMLElement {
  return element('p', { className: 'well' }, element('b', {}, text), element('span', {}, detail));
}

function alarmLine({ label, name, since, description }: AlarmLine): HTMLElement {
  const time = element('time', { dateTime: new Date(since).toISOString() }, `since ${dayAndTime(since)}`);
  return element('li', { title: name }, element('b', {}, label), time, element('p', {}, description));
}
