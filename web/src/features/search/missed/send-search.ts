import { reportSearch } from '../../../../../shared/contract/enquiries.ts';
import { ask } from '../../../lib/api/api.ts';

/** Reports a search that found nothing. The request outlives the page. @param words undefined where they are not for keeping */
export async function sendSearch(words: string | undefined): Promise<void> {
  await ask(reportSearch, { words, request_id: crypto.randomUUID() }, { keepalive: true });
}
