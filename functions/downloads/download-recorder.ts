import { randomUUID } from 'node:crypto';
import { downloadRecorded } from '../../events/download-recorded/event.ts';
import type { PlatformCode } from '../../shared/platform.ts';
import type { ProductType } from '../../shared/product-type.ts';
import type { Publish } from '../platform/events/publisher.ts';
import type { RequirePublished } from './published-releases.ts';

interface AskedDownload {
  readonly type: ProductType;
  readonly version: string;
  /** Absent where the page does not know the platform. */
  readonly system?: PlatformCode;
  /** Identifies a repeated request; generated where the client sends none. */
  readonly request_id?: string | undefined;
}

interface Recorder {
  readonly requirePublished: RequirePublished;
  readonly publish: Publish<'download.recorded.v1'>;
}

/**
 * Records a download of what is published, and answers when the event is accepted.
 * @throws Refusal when the version, or its build for that platform, is not published
 */
export function downloadRecorder({ requirePublished, publish }: Recorder) {
  return async ({ type, version, system, request_id: downloadId = randomUUID() }: AskedDownload) => {
    await requirePublished(type, version, system);
    await publish(downloadRecorded, { downloadId, productType: type, productVersion: version, platform: system ?? 0 });
    return {};
  };
}
