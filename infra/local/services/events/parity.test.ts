import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { expect, onTestFinished } from 'vitest';
import { parity } from '../../testing/parity.ts';
import { startedServices } from '../../testing/started-services.ts';
import { events } from './index.ts';

const quotas = { documented: 'EventBridge: Quotas; PutEvents' };

async function aBus() {
  const { settings } = await startedServices([events], { Bus: ['AWS::Events::EventBus', { Name: 'site' }] });
  const client = new EventBridgeClient(settings);
  onTestFinished(() => client.destroy());
  const entry = (bytes: number, more = {}) => {
    const Detail = JSON.stringify({ text: 'x'.repeat(bytes - '{"text":""}'.length) });
    return { EventBusName: 'site', Source: 's', DetailType: 't', Detail, ...more };
  };
  const put = (...Entries: object[]) => client.send(new PutEventsCommand({ Entries }));
  return { entry, put };
}

parity('the entries of a call hold 1 MB together, however it is divided among them', quotas, async () => {
  const { entry, put } = await aBus();
  const most = 2 ** 20 - 2;
  expect(await put(entry(most))).toMatchObject({ FailedEntryCount: 0 });
  await expect(put(entry(most + 1))).rejects.toMatchObject({ name: 'ValidationException' });
  const kilobytes = 200 * 1_024;
  expect(await put(...Array.from({ length: 5 }, () => entry(kilobytes)))).toMatchObject({ FailedEntryCount: 0 });
  await expect(put(...Array.from({ length: 10 }, () => entry(kilobytes)))).rejects.toMatchObject({
    name: 'ValidationException',
  });
});

parity('a call has ten entries at most', quotas, async () => {
  const { entry, put } = await aBus();
  await expect(put(...Array.from({ length: 11 }, () => entry(20)))).rejects.toMatchObject({
    name: 'ValidationException',
  });
});

parity(
  'the type of an event has 128 characters at most, and only the entry that exceeds them fails',
  quotas,
  async () => {
    const { entry, put } = await aBus();
    const typed = (length: number) => entry(20, { DetailType: 't'.repeat(length) });
    const { FailedEntryCount, Entries } = await put(typed(129), typed(128));
    expect(FailedEntryCount).toBe(1);
    expect(Entries).toMatchObject([{ ErrorCode: 'InvalidArgument' }, { EventId: expect.any(String) }]);
  },
);
