import type { ManualDocument } from '../../shared/content/manual-text.ts';
import type { ContentReplies } from '../../shared/content/replies.ts';
import * as contract from '../../shared/contract/content.ts';
import type { Endpoint, ResponseOf } from '../../shared/contract/endpoint.ts';
import type { MemberContext } from '../src/lib/pages/page-module.ts';

/**
 * Lets pages load from the content itself what they load from the API in a browser: the same replies, so the same pages. Each read of
 * the contract is answered by the reply of its name.
 * @param manuals with their texts, by name
 */
export function contentContext(
  { productPage, pageText, ...replies }: Omit<ContentReplies, 'content'>,
  manuals: Readonly<Record<string, ManualDocument>> = {},
): MemberContext {
  // By path: the renderer's bundle has entries of its own.
  const names = new Map(Object.entries<Endpoint>(contract).map(([name, { path }]) => [path, name]));
  const answers = new Map<string | undefined, (request: never) => unknown>(Object.entries(replies));
  return {
    call: async (entry, request) => {
      const answer = answers.get(names.get(entry.path));
      if (!answer) throw new Error(`Prerendering has no answer for ${entry.path}`);
      return answer(entry.request.parse(request) as never) as ResponseOf<typeof entry>; // of one name, and so of one type
    },
    productPage: async (name) => productPage(name),
    pageText: async (name) => pageText(name),
    manual: async (name) => (Object.hasOwn(manuals, name) ? manuals[name] : undefined),
  };
}
