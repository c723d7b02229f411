import { type Remote, useRemote } from '../../lib/remote/use-remote.ts';
import { fetchFind, fetchManualFind } from './fetch-find.ts';
import type { Find } from './find.ts';

/** The search, whose index is loaded once something needs it; tries again by itself when the network is back. */
export function useFind(): Remote<Find> {
  return useRemote('index', fetchFind);
}

/** The search over the manuals. Its index is larger than the other, so it waits until somebody searches. */
export function useManualFind(isWanted: boolean): Remote<Find> {
  return useRemote(isWanted ? 'manuals' : null, fetchManualFind, { once: true });
}
