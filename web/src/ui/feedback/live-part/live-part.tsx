import type { ReactNode } from 'react';
import type { Remote } from '../../../lib/remote/use-remote.ts';
import { TextButton } from '../../actions/text-button/text-button.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import { Empty } from '../empty/empty.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
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
function trouble(what: string, { status, message, data }: Remote<unknown>): string | undefined {
  if (status === 'refused') return message;
  if (status === 'offline')
    return data === undefined
      ? `There is no connection, which ${what} need. They come by themselves once there is.`
      : 'There is no connection: this may have changed.';
  if (status === 'failed') return `Something went wrong on the way to ${what}.`;
  return undefined;
}

/**
 * A part of a page whose data is not in the document: its room is, and a word for whoever has no script. It is asked for once the page has
 * started (web/README.md#live-parts), and a failure never looks empty.
 */
export function LivePart<Data>({ what, remote, lines, empty, children }: LivePartProps<Data>) {
  const { data, isAsking, ask } = remote;
  const words = trouble(what, remote);
  return (
    <div className={styles.part} data-live-part="" aria-busy={isAsking}>
      {data !== undefined && (empty.is(data) ? <Empty>{empty.words}</Empty> : children(data))}
      {data === undefined && !words && <Skeleton {...(lines !== undefined && { lines })} />}
      <noscript>
        <p>{`This page gets ${what} with JavaScript, which is switched off in this browser.`}</p>
      </noscript>
      <div role="status" data-needs-script="">
        {data === undefined && !words && <VisuallyHidden>{`Fetching ${what} …`}</VisuallyHidden>}
        {words && (
          <p className={styles.trouble}>
            {words} {remote.status !== 'refused' && <TextButton onClick={ask}>Try again</TextButton>}
          </p>
        )}
      </div>
    </div>
  );
}
