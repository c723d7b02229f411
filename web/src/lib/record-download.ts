import type { CallInput } from './call.ts';

export type DownloadRecord = CallInput<'recordDownload'>;

/** Records that a download began. A failure is not shown (product-rules.md#recording-a-download). */
export async function recordDownload(record: DownloadRecord): Promise<void> {
  try {
    const { post } = await import('./api.ts');
    await post('recordDownload', record);
  } catch {
    // The visitor has the file; a lost count is not worth a message.
  }
}
