import { useMemo } from 'react';
import { useRemote } from '../../lib/remote/use-remote.ts';
import { bestOf } from './best-of.ts';
import { fetchFind, fetchManualFind } from './fetch-find.ts';
import type { Hit } from './find.ts';
import { messageOf } from './message.ts';

interface Found {
  /** What is shown, the best first. */
  readonly hits: readonly Hit[];
  /** What was asked, where site and manuals were searched and neither has anything; '' otherwise. */
  readonly missed: string;
  /** What the search says of itself. */
  readonly message: string;
  /** Tries again what could not be had; undefined where nothing is missing. */
  readonly retry: (() => void) | undefined;
}

const nothing: readonly Hit[] = [];

/**
 * Finds what was asked. The index is loaded once something needs the search; that of the manuals, whose text is long, once something
 * is asked. Both try again by themselves when the network is back.
 * @param asked '' for nothing yet
 */
export function useFind(asked: string): Found {
  const site = useRemote('index', fetchFind);
  const manuals = useRemote(asked ? 'manuals' : null, fetchManualFind, { once: true });
  const ofSite = useMemo(() => (asked && site.data?.(asked)) || nothing, [site.data, asked]);
  const ofManuals = useMemo(() => (asked && manuals.data?.(asked)) || nothing, [manuals.data, asked]);
  const hits = useMemo(() => bestOf(ofSite, ofManuals), [ofSite, ofManuals]);

  const reason = site.status === 'failed' || site.status === 'offline' ? site.status : undefined;
  const failure = site.isAsking ? undefined : reason;
  const lacksManuals = !manuals.data && !manuals.isAsking && manuals.status !== 'loading';
  const message = messageOf({
    failure,
    ready: Boolean(site.data),
    manuals: manuals.data ? 'ready' : lacksManuals ? 'failed' : 'coming',
    asked,
    found: ofSite.length + ofManuals.length,
    shown: hits.length,
  });
  const missed = hits[0] || !site.data || !manuals.data ? '' : asked;
  return { hits, missed, message, retry: failure ? site.ask : lacksManuals ? manuals.ask : undefined };
}
