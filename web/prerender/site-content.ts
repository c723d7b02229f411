import type { ContentReplies } from '../../shared/content/replies.ts';
import {
  listBuilds,
  listCases,
  listHomeCases,
  listProductCategories,
  listProducts,
  listReleases,
  listVideos,
  readCase,
  readProductDetail,
} from '../../shared/contract/content.ts';
import type { RequestInputOf, ResponseOf } from '../../shared/contract/endpoint.ts';
import type { Read } from '../src/lib/api/call.ts';
import type { LoadContext } from '../src/lib/pages/page-module.ts';

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
  answer(readProductDetail, (request) => replies.readProductDetail(readProductDetail.request.parse(request)));
  answer(listCases, (request) => replies.listCases(listCases.request.parse(request)));
  answer(listHomeCases, (request) => replies.listHomeCases(listHomeCases.request.parse(request)));
  answer(readCase, (request) => replies.readCase(readCase.request.parse(request)));
  answer(listVideos, () => replies.listVideos());
  return {
    call: async (entry, request) => {
      const read = answers.get(entry.path);
      if (!read) throw new Error(`Prerendering has no answer for ${entry.path}`);
      return read(request as never) as ResponseOf<typeof entry>; // `answer` paired the two
    },
    productPage: async (name) => replies.productPage(name),
    pageText: async (name) => replies.pageText(name),
  };
}
