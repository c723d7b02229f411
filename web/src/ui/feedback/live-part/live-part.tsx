import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Remote } from '../../../lib/remote/use-remote.ts';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import { Empty } from '../empty/empty.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { AskAgain } from './ask-again.tsx';
import styles from './live-part.module.css';

interface LivePartProps<Data> {
  /** What it shows, as the middle of a sentence: `the questions`. */
  readonly what: string;
  readonly remote: Remote<Data>;
  /** How many lines are usual: their room is kept. */
  readonly lines?: number;
  /** Said in place of data that holds nothing. */
  readonly empty: { readonly is: (data: Data) => boolean; readonly words: ReactNode };
  readonly children: (data: Data) => ReactNode;
}

/** Why there is nothing new to show; undefined while there is. */
function troubleOf(what: string, { status, message, data }: Remote<unknown>, isBroken: boolean): string | undefined {
  if (status === 'refused') return message;
  if (status === 'offline')
    return data === undefined
      ? `There is no connection, which ${what} need. They come by themselves once there is.`
      : 'There is no connection: this may have changed.';
  if (status === 'failed') return `Something went wrong on the way to ${what}.`;
  return isBroken ? `Something went wrong with ${what}.` : undefined;
}

interface ShownProps {
  readonly show: () => ReactNode;
  readonly onShown: () => void;
}

/** Calls for what shows the data below the boundary that catches what breaks in it. */
function Shown({ show, onShown }: ShownProps) {
  useEffect(onShown);
  return show();
}

/**
 * A part of a page whose data is not in the document: its room is, and a word for whoever has no script. It is asked for once the page has
 * started (web/README.md#live-parts), and a failure never looks empty. What breaks in it takes nothing else with it.
 */
export function LivePart<Data>({ what, remote, lines, empty, children }: LivePartProps<Data>) {
  const { status, data, isAsking } = remote;
  const place = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  const words = troubleOf(what, remote, isBroken);
  return (
    <div ref={place} className={styles.part} data-live-part="" tabIndex={-1} aria-busy={isAsking}>
      {data !== undefined && (
        <ErrorBoundary shown={data} onBroken={() => setBroken(true)}>
          <Shown
            show={() => (empty.is(data) ? <Empty>{empty.words}</Empty> : children(data))}
            onShown={() => setBroken(false)}
          />
        </ErrorBoundary>
      )}
      {data === undefined && !words && <Skeleton {...(lines !== undefined && { lines })} />}
      <noscript>
        <p>{`This page gets ${what} with JavaScript, which is switched off in this browser.`}</p>
      </noscript>
      <div className={styles.said} data-needs-script="">
        <div role="status">
          {data === undefined && !words && <VisuallyHidden>{`Fetching ${what} …`}</VisuallyHidden>}
          {words && <p>{words}</p>}
        </div>
        {words && status !== 'refused' && <AskAgain remote={remote} place={place} />}
      </div>
    </div>
  );
}
