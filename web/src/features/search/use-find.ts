import { type Remote, useRemote } from '../../lib/remote/use-remote.ts';
import { fetchFind } from './fetch-find.ts';
import type { Find } from './find.ts';

/** The search, whose index is loaded once something needs it; tries again by itself when the network is back. */
export function useFind(): Remote<Find> {
  return useRemote('index', fetchFind);
}
