import { loadContent } from '../../shared/content/load.ts';
import { type ContentReplies, contentReplies } from '../../shared/content/replies.ts';
import { contract } from '../../shared/contract/index.ts';
import type { CallInput, CallOutput, ReadName } from '../src/lib/call.ts';
import type { LoadContext } from '../src/lib/page-module.ts';

/** The content, once for all pages. */
export function readSiteContent(): ContentReplies {
  return contentReplies(loadContent());
}

type Reads = { readonly [Name in ReadName]: (request: CallInput<Name>) => CallOutput<Name> };

/** Lets pages load from the content itself what they load from the API in a browser: the same replies, so the same pages. */
export function contentContext(replies: Omit<ContentReplies, 'content'>): LoadContext {
  const { listBuilds, listReleases } = contract.content;
  const reads: Reads = {
    listProducts: () => [...replies.listProducts()],
    listProductCategories: () => [...replies.listProductCategories()],
    listReleases: (request) => replies.listReleases(listReleases.request.parse(request).type),
    listBuilds: (request) => replies.listBuilds(listBuilds.request.parse(request).type),
  };
  return { call: async (name, request) => reads[name](request), cases: async () => [...replies.cases()] };
}
