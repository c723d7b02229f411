import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { downloadRecorded } from '../../events/download-recorded/event.ts';
import type { Download } from './counting-plan.ts';

/** A download for tests, with defaults for what a test does not name. */
export function aDownload(given: Partial<Download>): Download {
  return {
    downloadId: randomUUID(),
    productType: 21,
    productVersion: '5.2.0',
    platform: 1,
    recordedAt: '2026-06-18T09:30:00.000Z',
    ...given,
  };
}

/** Any mixture of distinct downloads over a few products, versions, platforms and days. */
export function someDownloads(): fc.Arbitrary<Download[]> {
  const download = fc.record({
    downloadId: fc.uuid(),
    productType: fc.constantFrom<Download['productType'][]>(1, 9, 21),
    productVersion: fc.constantFrom('5.1.4', '5.2.0'),
    platform: fc.integer({ min: 0, max: 4 }),
    recordedAt: fc.constantFrom('2026-06-18T09:30:00.000Z', '2026-06-19T00:00:00.000Z'),
  });
  return fc
    .uniqueArray(download, { maxLength: 400, selector: ({ downloadId }) => downloadId })
    .map((downloads) => downloads.map(aDownload));
}

/** The envelope of a download's event. */
export function anEnvelope({ recordedAt, ...data }: Download) {
  return { id: randomUUID(), version: 1, occurredAt: recordedAt, correlationId: 'test', data };
}

/** The text of the queue's message in which a download's event arrives. */
export function aMessage(download: Download): string {
  const detail = anEnvelope(download);
  return JSON.stringify({ id: detail.id, time: detail.occurredAt, 'detail-type': downloadRecorded.name, detail });
}
