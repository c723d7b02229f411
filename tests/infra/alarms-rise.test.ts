import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createMetrics } from '../../infra/local/core/metrics.ts';
import { alarmType, compositeAlarmType } from '../../infra/local/services/cloudwatch/alarms/alarm-types.ts';
import { createAlarms } from '../../infra/local/services/cloudwatch/alarms/alarms.ts';
import { watchOf } from '../../infra/local/services/cloudwatch/alarms/watch.ts';
import type { Resources } from '../../infra/local/testing/stack.ts';
import { startedServices } from '../../infra/local/testing/started-services.ts';
import { readManifest, schedulesOf } from '../../infra/manifest.ts';
import { jobCalled } from '../../infra/ops/commands/jobs.ts';
import { ourSite } from './sites.ts';
import { readTemplates } from './templates.ts';

const began = Date.parse('2026-06-18T10:00:00Z');
const minuteMs = 60_000;
const runbook = 'infra/operations/runbook.md';

/** The alarms of the site as it is deployed, and the topic that they tell. */
const declared: Resources = Object.fromEntries(
  readTemplates(ourSite.assembly)
    .flatMap(({ Resources: all }) => Object.entries(all))
    .filter(([, { Type }]) => [alarmType.type, compositeAlarmType.type, 'AWS::SNS::Topic'].includes(Type))
    .map(([id, { Type, Properties }]) => [id, [Type, Properties]]),
);

async function ourAlarms() {
  const { site } = await startedServices([], declared);
  return { alarms: site.declared(alarmType), composites: site.declared(compositeAlarmType) };
}

test('each alarm goes off by what it watches, tells once, and ends', { timeout: 120_000 }, async () => {
  const all = await ourAlarms();
  expect(all.alarms.length).toBeGreaterThan(200);
  const watches = all.alarms.map(({ resource: { name }, properties }) => watchOf(name, properties));
  for (const [place, { resource, properties }] of all.alarms.entries()) {
    const watch = watchOf(resource.name, properties);
    const isOfSilence = watch.silenceIsBeyond;
    const metrics = createMetrics();
    const alarms = createAlarms(all, metrics, began);
    /** What the others have to see so that they do not go off: jobs that run. */
    const othersRun = (at: number) => {
      for (const [other, { metrics: watched, silenceIsBeyond }] of watches.entries())
        if (silenceIsBeyond && other !== place) for (const metric of watched) metrics.record(metric, 1, at);
    };
    const [first] = watch.metrics;
    const look = (at: number) => {
      othersRun(at);
      alarms.look(at);
      return alarms.all().flatMap(({ name, state, anyOf }) => (state === 'ALARM' && anyOf.length === 0 ? [name] : []));
    };
    expect(look(began + minuteMs), `${resource.name} is off at first`).toEqual([]);

    const now = began + (isOfSilence ? watch.periods * watch.periodMs + minuteMs : 4 * minuteMs);
    if (first && !isOfSilence)
      for (const before of [2, 1, 0]) metrics.record(first, properties.Threshold + 1, now - before * minuteMs);
    expect(look(now), `${resource.name} goes off, and no other`).toEqual([resource.name]);
    expect(look(now + 2 * minuteMs)).toEqual([resource.name]);
    const told = alarms.history().filter(({ what }) => what === 'NOTIFIED');
    expect(
      told.map(({ name }) => name),
      `${resource.name} is told once`,
    ).toEqual([expect.stringMatching(/-any-/)]);

    const ends = now + watch.periods * watch.periodMs + minuteMs;
    if (watch.silenceIsNothing) {
      expect(look(ends), `${resource.name} stays on while nothing is measured`).toEqual([resource.name]);
      if (first) metrics.record(first, 0, ends);
    }
    if (isOfSilence && first) metrics.record(first, 1, now + 3 * minuteMs);
    const later = isOfSilence ? now + 3 * minuteMs : ends;
    expect(look(later), `${resource.name} ends`).toEqual([]);
  }
});

describe('the runbook', () => {
  const pages = readFileSync(runbook, 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((page) => ({
      anchor: (page.split('\n')[0] ?? '').toLowerCase().replaceAll(' ', '-'),
      isForAlarms: !page.includes('No alarm leads here'),
    }));

  test('has a page for what alarms lead to, and says of each other page that none does', async () => {
    const { alarms } = await ourAlarms();
    const led = alarms.map(({ properties }) => properties.AlarmDescription.split('#').at(-1));
    // Of stages whose alarms are mailed (stages.test.ts), which this one's are not.
    const ofMailedAlarms = 'alarms-are-not-delivered';
    expect([...new Set([...led, ofMailedAlarms])].toSorted()).toEqual(
      pages
        .filter(({ isForAlarms }) => isForAlarms)
        .map(({ anchor }) => anchor)
        .toSorted(),
    );
  });

  test('has commands that ask the stage, and not the site of a laptop', () => {
    // A command within a sentence may go on in the next line; one of its own is indented.
    const text = readFileSync(runbook, 'utf8').replaceAll(/\n(?! {4}|\n)/g, ' ');
    const commands = [...text.matchAll(/npm run (?:--silent )?ops -- ([^`\n]+)/g)].map(([, command = '']) => command);
    expect(commands.length).toBeGreaterThan(20);
    expect(commands.filter((command) => !command.includes('--to <stage>'))).toEqual([]);
  });

  test('has steps that can be taken: each job that it runs is one', () => {
    const all = schedulesOf(readManifest());
    const named = [...readFileSync(runbook, 'utf8').matchAll(/jobs run ([a-z-]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(1);
    for (const name of named) expect(() => jobCalled(name, all)).not.toThrow();
  });
});
