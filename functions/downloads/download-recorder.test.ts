import { describe, expect, test, vi } from 'vitest';
import { downloadRecorded } from '../../events/download-recorded/event.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import type { Publish } from '../platform/events/publisher.ts';
import { downloadRecorder } from './download-recorder.ts';

function aRecorder({ published = true } = {}) {
  const publish = vi.fn(async () => {}) as Publish & ReturnType<typeof vi.fn>; // the mock takes any event
  const requirePublished = async () => {
    if (!published) throw new Refusal('This version is not published');
  };
  return { record: downloadRecorder({ requirePublished, publish }), publish };
}

const asked = { type: 21, version: '5.2.0', system: 1 } as const;

describe('recording a download', () => {
  test('a recorded download is published under an id of its own', async () => {
    const { record, publish } = aRecorder();
    expect(await record(asked)).toEqual({});
    await record(asked);
    const [first, second] = publish.mock.calls.map(([, data]) => downloadRecorded.data.parse(data));
    expect(first).toMatchObject({ productType: 21, productVersion: '5.2.0', platform: 1 });
    expect(first?.downloadId).not.toBe(second?.downloadId);
  });

  test('the id that the client made is kept, so that a repeat is recognized', async () => {
    const { record, publish } = aRecorder();
    const request_id = '0b8f3d52-6d0e-4f0a-9d3c-1f2e3a4b5c6d';
    await record({ ...asked, request_id });
    expect(publish).toHaveBeenCalledWith(downloadRecorded, expect.objectContaining({ downloadId: request_id }));
  });

  test('the platform of a download is 0 where the page does not know it', async () => {
    const { record, publish } = aRecorder();
    await record({ type: 21, version: '5.2.0' });
    expect(publish).toHaveBeenCalledWith(downloadRecorded, expect.objectContaining({ platform: 0 }));
  });

  test('a download is answered when its event is accepted, and not before', async () => {
    const { record, publish } = aRecorder();
    publish.mockRejectedValueOnce(new Error('the bus is away'));
    await expect(record(asked)).rejects.toThrow('the bus is away');
  });

  test('a download of an unpublished version publishes nothing', async () => {
    const { record, publish } = aRecorder({ published: false });
    await expect(record(asked)).rejects.toThrow('This version is not published');
    expect(publish).not.toHaveBeenCalled();
  });
});
