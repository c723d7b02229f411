import type { CallInput } from './call.ts';

export type DownloadRecord = Omit<CallInput<'recordDownload'>, 'request_id'>;

/** Records that a download began. A failure is not shown (product-rules.md#recording-a-download). */
export async function recordDownload(record: DownloadRecord): Promise<void> {
  try {
    const { post } = await import('./api.ts');
    await post('recordDownload', { ...record, request_id: crypto.randomUUID() });
  } catch {
    // The visitor has the file; a lost count is not worth a message.
  }
}
