import { describe, expect, test, vi } from 'vitest';
import { downloadRecorded } from '../../events/download-recorded/event.ts';
import { aContext, anSqsRecord } from './builders.ts';
import { consumer } from './consumer.ts';
import { captureLog } from './log-capture.ts';

function envelope(detail: unknown, name: string = downloadRecorded.name): string {
  return JSON.stringify({ 'detail-type': name, source: 'test', detail });
}

const good = envelope(downloadRecorded.example);

function consume(handle: Parameters<typeof consumer<typeof downloadRecorded>>[1], bodies: Record<string, string>) {
  const Records = Object.entries(bodies).map(([id, body]) => anSqsRecord(id, body));
  return consumer(downloadRecorded, handle)({ Records }, aContext());
}

const log = captureLog();

describe('a consumer', () => {
  test('hands over parsed details and acknowledges the batch', async () => {
    const handle = vi.fn(async () => []);
    expect(await consume(handle, { a: good })).toEqual({ batchItemFailures: [] });
    expect(handle).toHaveBeenCalledWith([{ messageId: 'a', detail: downloadRecorded.example }]);
  });

  test.each([
    ['no JSON', 'not json'],
    ['another event', envelope(downloadRecorded.example, 'order.placed')],
    ['a detail that breaks the schema', envelope({ ...downloadRecorded.example, platform: 9 })],
    ['another version', envelope({ ...downloadRecorded.example, version: 2 })],
  ])('fails only the message that is %s', async (_, poison) => {
    const handle = vi.fn(async () => []);
    const answer = await consume(handle, { before: good, poison, after: good });
    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'poison' }] });
    expect(handle).toHaveBeenCalledWith([
      expect.objectContaining({ messageId: 'before' }),
      expect.objectContaining({ messageId: 'after' }),
    ]);
  });

  test('says where an unreadable message is wrong, never what it holds', async () => {
    await consume(async () => [], { poison: envelope({ ...downloadRecorded.example, downloadId: 'secret' }) });
    expect(log.text).toContain('"issuePath":"detail.downloadId"');
    expect(log.text).not.toContain('secret');
  });

  test('reports the deliveries that the handler could not do', async () => {
    const answer = await consume(async ([first]) => (first ? [first] : []), { a: good, b: good });
    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'a' }] });
  });

  test('fails every readable message when the handler throws', async () => {
    const answer = await consume(
      async () => {
        throw new Error('secret');
      },
      { a: good, b: good },
    );
    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'a' }, { itemIdentifier: 'b' }] });
    expect(log.text).not.toContain('secret');
  });
});
