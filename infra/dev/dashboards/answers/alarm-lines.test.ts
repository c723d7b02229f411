import { expect, test } from 'vitest';
import { alarmLines, type DescribedAlarm } from './alarm-lines.ts';

const anAlarm = (name: string, more: Partial<DescribedAlarm> = {}): DescribedAlarm => ({
  name: `site-local-${name}`,
  state: 'OK',
  since: 5,
  description: `Somebody misses ${name}.`,
  anyOf: [],
  ...more,
});
const arnOf = (name: string) => `arn:aws:cloudwatch:us-east-1:000000000000:alarm:site-local-${name}`;

test('alarms are shown in the order of the widget, without what all names begin with', () => {
  const { alarms } = alarmLines([arnOf('two'), arnOf('one')], [], [anAlarm('one'), anAlarm('two'), anAlarm('three')]);
  expect(alarms.map(({ name, label }) => [name, label])).toEqual([
    ['site-local-two', 'two'],
    ['site-local-one', 'one'],
  ]);
});

test('only alarms in the states that a widget names are shown', () => {
  const all = [anAlarm('one', { state: 'ALARM' }), anAlarm('two'), anAlarm('three', { state: 'INSUFFICIENT_DATA' })];
  const { alarms } = alarmLines(['one', 'two', 'three'].map(arnOf), ['ALARM'], all);
  expect(alarms.map(({ label }) => label)).toEqual(['one']);
});

test('an alarm that stands for others says what those say that are on, each once', () => {
  const anyOf = ['site-local-part', 'site-local-two'];
  const all = [
    anAlarm('any', { state: 'ALARM', anyOf, description: 'See which alarms are on.' }),
    anAlarm('part', { state: 'ALARM', anyOf: ['site-local-one', 'site-local-off'] }),
    anAlarm('one', { state: 'ALARM', description: 'Members wait.' }),
    anAlarm('two', { state: 'ALARM', description: 'Members wait.' }),
    anAlarm('off'),
  ];
  const { alarms } = alarmLines([arnOf('any')], [], all);
  expect(alarms).toMatchObject([{ label: 'any', state: 'ALARM', description: 'Members wait.' }]);
});
