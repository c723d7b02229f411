import { randomUUID } from 'node:crypto';
import { downloadRecorded } from '../../events/download-recorded/event.ts';
import type { DataOf } from '../../events/event.ts';

/** A recorded download; `recordedAt` is the instant (ISO 8601, UTC) at which its event occurred. */
export type Download = DataOf<typeof downloadRecorded> & { readonly recordedAt: string };

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

/** The envelope of a download's event. */
export function anEnvelope({ recordedAt, ...data }: Download) {
  return { id: randomUUID(), version: 1, occurredAt: recordedAt, correlationId: 'test', data };
}

/** The text of the queue's message in which a download's event arrives. */
export function aMessage(download: Download): string {
  const detail = anEnvelope(download);
  return JSON.stringify({ id: detail.id, time: detail.occurredAt, 'detail-type': downloadRecorded.name, detail });
}

/** The delivery of a download's event, in a message of its own. */
export function aDelivery(download: Download) {
  const { recordedAt: _, ...data } = download;
  const { id, occurredAt, correlationId } = anEnvelope(download);
  return { messageId: randomUUID(), event: downloadRecorded.name, id, occurredAt, correlationId, data };
}
