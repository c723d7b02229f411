import { useMemo } from 'react';
import { useRemote } from '../../lib/remote/use-remote.ts';
import { fetchFind, fetchTextFind } from '../../shared-features/search/fetch-find.ts';
import type { Hit } from '../../shared-features/search/find.ts';
import { bestOf } from './best-of.ts';
import { messageOf } from './message.ts';

interface Found {
  /** What is shown, the best first. */
  readonly hits: readonly Hit[];
  /** What was asked, where the site and its long texts were searched and neither has anything; '' otherwise. */
  readonly missed: string;
  /** What the search says of itself. */
  readonly message: string;
  /** Tries again what could not be had; undefined where nothing is missing. */
  readonly retry: (() => void) | undefined;
}

const nothing: readonly Hit[] = [];

/**
 * Finds what was asked. The index is loaded once something needs the search; those of answers and manuals, whose texts are long, once
 * something is asked. Both try again by themselves when the network is back.
 * @param asked '' for nothing yet
 */
export function useFind(asked: string): Found {
  const site = useRemote('index', fetchFind);
  const texts = useRemote(asked ? 'texts' : null, fetchTextFind, { once: true });
  const ofSite = useMemo(() => (asked && site.data?.(asked)) || nothing, [site.data, asked]);
  const ofTexts = useMemo(() => (asked && texts.data?.(asked)) || nothing, [texts.data, asked]);
  const hits = useMemo(() => bestOf(ofSite, ofTexts), [ofSite, ofTexts]);

  const reason = site.status === 'failed' || site.status === 'offline' ? site.status : undefined;
  const failure = site.isAsking ? undefined : reason;
  const lacksTexts = !texts.data && !texts.isAsking && texts.status !== 'loading';
  const message = messageOf({
    failure,
    ready: Boolean(site.data),
    texts: texts.data ? 'ready' : lacksTexts ? 'failed' : 'coming',
    asked,
    found: ofSite.length + ofTexts.length,
    shown: hits.length,
  });
  const missed = hits[0] || !site.data || !texts.data ? '' : asked;
  return { hits, missed, message, retry: failure ? site.ask : lacksTexts ? texts.ask : undefined };
}
