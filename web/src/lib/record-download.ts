import type { CallInput } from './call.ts';

export type DownloadRecord = CallInput<'recordDownload'>;

/** Tells the site that a download began (spec §4). Never in the visitor's way: a failure here is nobody's business but ours. */
export async function recordDownload(record: DownloadRecord): Promise<void> {
  try {
    const { post } = await import('./api.ts');
    await post('recordDownload', record);
  } catch {
    // The visitor has the file; a lost count is not worth a message.
  }
}
