import type { recordDownload as entry } from '../../../../shared/contract/downloads.ts';
import type { RequestInputOf } from '../../../../shared/contract/endpoint.ts';

export type DownloadRecord = Omit<RequestInputOf<typeof entry>, 'request_id'>;

/** Records that a download began. A failure is not shown (product-rules.md#recording-a-download). */
export async function recordDownload(record: DownloadRecord): Promise<void> {
  try {
    const [{ ask }, downloads] = await Promise.all([
      import('../../lib/api/api.ts'),
      import('../../../../shared/contract/downloads.ts'),
    ]);
    await ask(downloads.recordDownload, { ...record, request_id: crypto.randomUUID() }, { keepalive: true });
  } catch {
    // The visitor has the file; a lost count is not worth a message.
  }
}
