import { describe, expect, test, vi } from 'vitest';
import { downloadRecorded } from '../../events/download-recorded/event.ts';
import type { Release } from '../../shared/contract/content-schemas.ts';
import { aFile, aRelease } from '../../shared/contract/release-builders.ts';
import type { Publish } from '../platform/events/publisher.ts';
import { entryKey } from '../platform/tables/published-content.ts';
import { tablesInMemory } from '../platform/testing/tables-in-memory.ts';
import { downloadRecorder } from './download-recorder.ts';

/** S3 Pro for Windows, with the Mac build of its Stream Deck plugin beside it. */
const release = aRelease({
  win_path: '/downloads/s3-pro.zip',
  sub_product_id: 22,
  sub_mac_path: '/downloads/plugin-mac.zip',
  files: [
    aFile({ file_path: '/downloads/s3-pro.zip' }),
    aFile({ system: 2, file_path: '/downloads/plugin-mac.zip', en_file_name: 'Plugin' }),
  ],
});
const asked = { type: 21, version: '5.2.0', system: 1 } as const;

/** A recorder of downloads where this release is published, and what publishes another. */
async function aRecorder() {
  const table = tablesInMemory().table('content');
  const put = (entry: Release) => table.put({ ...entryKey('releases', '21', entry.version), entry });
  await put(release);
  const get = vi.fn(table.get);
  const publish = vi.fn(async () => {}) as Publish & ReturnType<typeof vi.fn>; // the mock takes any event
  return { record: downloadRecorder({ content: { get }, publish }), put, get, publish };
}

describe('recording a download', () => {
  test('a recorded download is published under an id of its own', async () => {
    const { record, publish } = await aRecorder();
    expect(await record(asked)).toEqual({});
    await record(asked);
    const [first, second] = publish.mock.calls.map(([, data]) => downloadRecorded.data.parse(data));
    expect(first).toMatchObject({ productType: 21, productVersion: '5.2.0', platform: 1 });
    expect(first?.downloadId).not.toBe(second?.downloadId);
  });

  test('the id that the client made is kept, so that a repeat is recognized', async () => {
    const { record, publish } = await aRecorder();
    const request_id = '0b8f3d52-6d0e-4f0a-9d3c-1f2e3a4b5c6d';
    await record({ ...asked, request_id });
    expect(publish).toHaveBeenCalledWith(downloadRecorded, expect.objectContaining({ downloadId: request_id }));
  });

  test('the platform of a download is 0 where the page does not know it', async () => {
    const { record, publish } = await aRecorder();
    await record({ type: 21, version: '5.2.0' });
    expect(publish).toHaveBeenCalledWith(downloadRecorded, expect.objectContaining({ platform: 0 }));
  });

  test('a download is answered when its event is accepted, and not before', async () => {
    const { record, publish } = await aRecorder();
    publish.mockRejectedValueOnce(new Error('the bus is away'));
    await expect(record(asked)).rejects.toThrow('the bus is away');
  });

  test('a download of an unpublished version publishes nothing, until it is published', async () => {
    const { record, publish, put } = await aRecorder();
    const unpublished = { ...asked, version: '9.9.9' };
    await expect(record(unpublished)).rejects.toThrow('This version is not published');
    expect(publish).not.toHaveBeenCalled();
    await put({ ...release, version: '9.9.9' });
    expect(await record(unpublished)).toEqual({});
  });

  test('the table is read once, however often a build is downloaded', async () => {
    const { record, get } = await aRecorder();
    await record(asked);
    await record(asked);
    await record({ type: 21, version: '5.2.0' });
    expect(get).toHaveBeenCalledTimes(1);
  });

  test('a download for a platform that only the sub-product has is refused', async () => {
    const { record } = await aRecorder();
    await expect(record({ ...asked, system: 2 })).rejects.toThrow('This version is not offered for this platform');
  });

  test('a download of a build that was published after the release had been read is accepted', async () => {
    const { record, put } = await aRecorder();
    await record(asked);
    await expect(record({ ...asked, system: 2 })).rejects.toThrow('This version is not offered for this platform');
    await put({ ...release, mac_path: '/downloads/s3-pro-mac.zip' });
    expect(await record({ ...asked, system: 2 })).toEqual({});
  });
});
