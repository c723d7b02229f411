import { describe, expect, it } from 'vitest';
import { compilePattern } from '../../core/event-pattern.ts';
import type { JsonObject } from '../../core/json.ts';
import { createEventBuses, type EventTarget } from './bus.ts';

function aBus() {
  const warnings: string[] = [];
  const kept: object[] = [];
  const buses = createEventBuses({
    place: { accountId: '000000000000', region: 'us-east-1' },
    log: { info: () => {}, warn: (message) => warnings.push(message) },
    database: { atomically: (change) => change() },
    keep: (bus, event) => kept.push({ bus, event }),
    behaviours: { next: () => [] },
  });
  buses.addBus('site');
  return { buses, warnings, kept };
}

function aTarget(settings: Partial<EventTarget> = {}) {
  const received: JsonObject[] = [];
  const target: EventTarget = {
    arn: 'arn:target',
    allowed: async () => true,
    deliver: (event) => received.push(event),
    deadLetter: undefined,
    ...settings,
  };
  return { target, received };
}

const anEntry = (more: JsonObject = {}): JsonObject => ({
  EventBusName: 'site',
  Source: 'site',
  DetailType: 'download.recorded',
  Detail: '{"product":21}',
  ...more,
});

describe('an event bus', () => {
  it('an event is delivered in its full shape to the targets of the rules it matches', async () => {
    const { buses } = aBus();
    const wanted = aTarget();
    const unwanted = aTarget();
    buses.addRule({
      name: 'downloads',
      arn: 'arn:downloads',
      busName: 'site',
      matches: compilePattern({ 'detail-type': ['download.recorded'] }),
      targets: [wanted.target],
    });
    buses.addRule({
      name: 'orders',
      arn: 'arn:orders',
      busName: 'site',
      matches: compilePattern({ 'detail-type': ['order.paid'] }),
      targets: [unwanted.target],
    });
    const [result] = await buses.put([anEntry({ Time: 1_767_225_600, Resources: ['arn:one'] })]);
    expect(wanted.received).toEqual([
      {
        version: '0',
        id: result && 'EventId' in result ? result.EventId : '',
        'detail-type': 'download.recorded',
        source: 'site',
        account: '000000000000',
        time: '2026-01-01T00:00:00Z',
        region: 'us-east-1',
        resources: ['arn:one'],
        detail: { product: 21 },
      },
    ]);
    expect(unwanted.received).toEqual([]);
  });

  it('buses are kept apart, and named by name or ARN', async () => {
    const { buses } = aBus();
    const { target, received } = aTarget();
    buses.addRule({ name: 'all', arn: 'arn:all', busName: 'site', matches: () => true, targets: [target] });
    await buses.put([anEntry({ EventBusName: 'default' }), anEntry({ EventBusName: 'nowhere' })]);
    expect(received).toEqual([]);
    await buses.put([anEntry({ EventBusName: 'arn:aws:events:us-east-1:000000000000:event-bus/site' })]);
    expect(received).toHaveLength(1);
  });

  it.each<[string, JsonObject, string]>([
    ['without a source', { Source: '' }, 'InvalidArgument'],
    ['without a type', { DetailType: '' }, 'InvalidArgument'],
    ['without a detail', { Detail: '' }, 'InvalidArgument'],
    ['with a detail that is no JSON', { Detail: '{' }, 'MalformedDetail'],
    ['with a detail that is no object', { Detail: '[1]' }, 'MalformedDetail'],
    ['in the name of AWS', { Source: 'aws.s3' }, 'NotAuthorizedForSourceException'],
  ])('an entry %s is refused, and it alone', async (_name, more, code) => {
    const { buses } = aBus();
    const results = await buses.put([anEntry(more), anEntry()]);
    expect(results).toMatchObject([{ ErrorCode: code }, { EventId: expect.any(String) }]);
    expect(buses.recent()).toHaveLength(1);
  });

  it('an event that a target may not take goes to its dead-letter queue, and that is logged once', async () => {
    const { buses, warnings } = aBus();
    const dead: JsonObject[] = [];
    const { target, received } = aTarget({ allowed: async () => false, deadLetter: (event) => dead.push(event) });
    buses.addRule({ name: 'all', arn: 'arn:all', busName: 'site', matches: () => true, targets: [target] });
    await buses.put([anEntry(), anEntry()]);
    expect([received.length, dead.length]).toEqual([0, 2]);
    expect(warnings).toEqual([expect.stringContaining('The rule all may not send to arn:target')]);
  });

  it('the latest events are kept, newest first', async () => {
    const { buses } = aBus();
    for (let number = 0; number < 205; number += 1) await buses.put([anEntry({ Detail: JSON.stringify({ number }) })]);
    expect(buses.recent()).toHaveLength(200);
    expect(buses.recent()[0]).toMatchObject({ bus: 'site', detail: { number: 204 } });
  });
});
