import { loadContent } from '../../shared/content/load.ts';
import { type ContentReplies, contentReplies } from '../../shared/content/replies.ts';
import { listBuilds, listProductCategories, listProducts, listReleases } from '../../shared/contract/content.ts';
import type { RequestInputOf, ResponseOf } from '../../shared/contract/endpoint.ts';
import type { Read } from '../src/lib/call.ts';
import type { LoadContext } from '../src/lib/page-module.ts';

/** The content, once for all pages. */
export function readSiteContent(): ContentReplies {
  return contentReplies(loadContent());
}

/** Lets pages load from the content itself what they load from the API in a browser: the same replies, so the same pages. */
export function contentContext(replies: Omit<ContentReplies, 'content'>): LoadContext {
  // By path: the renderer's bundle has entries of its own.
  const answers = new Map<string, (request: never) => unknown>();
  function answer<Entry extends Read>(entry: Entry, read: (request: RequestInputOf<Entry>) => ResponseOf<Entry>): void {
    answers.set(entry.path, read);
  }
  answer(listProducts, () => [...replies.listProducts()]);
  answer(listProductCategories, () => [...replies.listProductCategories()]);
  answer(listReleases, (request) => replies.listReleases(listReleases.request.parse(request).type));
  answer(listBuilds, (request) => replies.listBuilds(listBuilds.request.parse(request).type));
  return {
    call: async (entry, request) => {
      const read = answers.get(entry.path);
      if (!read) throw new Error(`Prerendering has no answer for ${entry.path}`);
      return read(request as never) as ResponseOf<typeof entry>; // `answer` paired the two
    },
    cases: async () => [...replies.cases()],
  };
}
