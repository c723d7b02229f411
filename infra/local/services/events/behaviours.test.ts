import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { expect, it, onTestFinished } from 'vitest';
import { startedServices } from '../../testing/started-services.ts';
import { events } from './index.ts';

async function aBus() {
  const { settings, reports } = await startedServices([events], { Bus: ['AWS::Events::EventBus', { Name: 'site' }] });
  const client = new EventBridgeClient(settings);
  onTestFinished(() => client.destroy());
  const put = async (...types: string[]) => {
    const Entries = types.map((DetailType) => ({ EventBusName: 'site', Source: 's', DetailType, Detail: '{}' }));
    const { FailedEntryCount, Entries: results = [] } = await client.send(new PutEventsCommand({ Entries }));
    return { failed: FailedEntryCount, codes: results.map(({ ErrorCode }) => ErrorCode ?? 'accepted') };
  };
  return { put, reports, behave: (given: unknown) => reports.write('event-behaviours.json', given) };
}

it('a share of entries is refused by counting, each by itself, and the others are delivered', async () => {
  const { put, reports, behave } = await aBus();
  behave([{ event: '*', does: 'throttle', share: 0.5 }]);
  const codes = ['accepted', 'ThrottlingException', 'accepted', 'ThrottlingException'];
  expect(await put('a', 'b', 'c', 'd')).toEqual({ failed: 2, codes });
  expect(reports.json('events.json')).toHaveLength(2);
});

it('events of one kind are refused, others pass, and an empty list ends it', async () => {
  const { put, behave } = await aBus();
  behave([{ event: 'a', does: 'fail' }]);
  expect(await put('a', 'b')).toEqual({ failed: 1, codes: ['InternalFailure', 'accepted'] });
  behave([]);
  expect(await put('a', 'b')).toEqual({ failed: 0, codes: ['accepted', 'accepted'] });
});

it.each([{ event: '*', does: 'explode' }, { event: '*', does: 'fail', share: 2 }, { does: 'fail' }])(
  'a behaviour of events that is none is refused: %j',
  async (behaviour) => {
    const { behave } = await aBus();
    expect(() => behave([behaviour])).toThrow();
  },
);
