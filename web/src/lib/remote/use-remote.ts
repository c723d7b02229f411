import { useEffect, useEffectEvent, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { Refusal } from '../../../../shared/contract/refusal.ts';
import { onChanges } from '../api/changes.ts';
import { SessionOver } from '../api/session-over.ts';
import { type FailureReason, failureReason } from '../loading/load-failure.ts';
import { useWhenOnline } from '../loading/use-when-online.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { session } from '../session/browser-session.ts';

/** Gets data; rejects where it cannot be had. */
export type Load<Data> = (signal: AbortSignal) => Promise<Data>;

interface Known<Data> {
  /** `loading` until there is an answer; `refused` with the server's message. */
  readonly status: 'loading' | 'ready' | 'refused' | FailureReason;
  /** What was had last, though the last question may have failed. */
  readonly data: Data | undefined;
  /** The server's words when it refuses; empty otherwise. */
  readonly message: string;
}

/** What was had, and for whom: the epoch of a member's session, as the answer may be theirs alone; undefined for everybody. */
interface Had<Data> extends Known<Data> {
  readonly epoch?: number | undefined;
}

export interface Remote<Data> extends Known<Data> {
  /** Whether an answer is awaited, the first or another. */
  readonly isAsking: boolean;
  /** Asks again. */
  readonly ask: () => void;
}

interface RemoteOptions<Data> {
  /** What the document has of it: asked again when the browser is idle, and kept where that fails. */
  readonly initial?: Data;
  /** What was had under a key is not asked for again when the key comes back. */
  readonly once?: boolean;
  /** Gets the entries that it is made of: asked again once this document has changed what they answer. They come late, as `load` does. */
  readonly reads?: () => Promise<readonly { readonly path: string }[]>;
}

const unknown = { status: 'loading', data: undefined, message: '' } as const;

/** What came of a question; undefined when the page changes by itself, or nobody waits any more. */
async function answerTo<Data>(load: Load<Data>, signal: AbortSignal): Promise<Partial<Known<Data>> | undefined> {
  try {
    return { status: 'ready', data: await load(signal), message: '' };
  } catch (error) {
    if (signal.aborted || error instanceof SessionOver) return undefined;
    if (error instanceof Refusal) return { status: 'refused', message: error.message };
    return { status: await failureReason(location.href, error), message: '' };
  }
}

/** What may be shown of it now: nothing that was had in a session that is over. */
function shownOf<Data>(had: Had<Data> | undefined): Had<Data> {
  return had && (had.epoch === undefined || had.epoch === session.epoch()) ? had : unknown;
}

/**
 * Data inside a page: asked for once the page is there, and again when the key changes, when somebody else is signed in, when this document
 * has changed what it reads, when the page comes back by Back, and when the network is back after a failure. The last question wins; those before are aborted.
 * @param key what is asked for, as a text; null asks for nothing
 */
export function useRemote<Data>(
  key: string | null,
  load: Load<Data>,
  { initial, once = false, reads }: RemoteOptions<Data> = {},
): Remote<Data> {
  const epoch = useSyncExternalStore(session.subscribe, session.epoch, session.epoch);
  const [answers, setAnswers] = useState<ReadonlyMap<string, Had<Data>>>(
    () => new Map(key === null || initial === undefined ? [] : [[key, { ...unknown, status: 'ready', data: initial }]]),
  );
  const [turn, ask] = useReducer((turns: number) => turns + 1, 0);
  const [asking, setAsking] = useState<string | null>(null);
  const lastTurn = useRef(turn);
  const known = shownOf(key === null ? undefined : answers.get(key));
  // A new function for the same key asks for the same.
  const answered = useEffectEvent((signal: AbortSignal) => answerTo(load, signal));
  const isReady = useEffectEvent(() => known.status === 'ready');

  useEffect(() => {
    const isAsked = turn !== lastTurn.current;
    lastTurn.current = turn;
    const had = isReady();
    if (key === null || (once && had && !isAsked)) return setAsking(null);
    const ends = new AbortController();
    const question = async () => {
      if (ends.signal.aborted) return;
      setAsking(key);
      const askedIn = session.user() ? epoch : undefined;
      const answer = await answered(ends.signal);
      if (ends.signal.aborted || !answer) return;
      setAnswers((all) => new Map(all).set(key, { ...shownOf(all.get(key)), ...answer, epoch: askedIn }));
      setAsking(null);
    };
    if (had && !isAsked) whenIdle(() => void question());
    else void question();
    return () => ends.abort();
  }, [key, turn, once, epoch]);

  useEffect(() => {
    if (once) return;
    // From the browser's own cache the page comes back as it was left, however long ago.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && ask();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [once]);

  useWhenOnline(known.status === 'failed' || known.status === 'offline' ? ask : undefined);

  const askAnew = useEffectEvent(async (changed: ReadonlySet<string>) => {
    const entries = await reads?.().catch(() => []); // what cannot be loaded has shown nothing yet
    if (entries?.some(({ path }) => changed.has(path))) ask();
  });
  useEffect(() => onChanges((changed) => void askAnew(changed)), []);

  return { ...known, isAsking: asking === key && key !== null, ask };
}
