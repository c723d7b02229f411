import { useEffect, useRef } from 'react';
import type { Message } from '../../../../../shared/contract/message-schemas.ts';
import { Moment } from '../../../ui/data/moment/moment.tsx';
import styles from './message-list.module.css';

const writers = { member: 'You', staff: 'Customer service' } as const;

/** Messages, the oldest first, of which the newest is in sight; one that comes is said. */
export function MessageList({ messages }: { readonly messages: readonly Message[] }) {
  const box = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;

  useEffect(() => {
    if (newest !== undefined) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [newest]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard
    <div ref={box} className={styles.box} role="log" aria-label="Messages" tabIndex={0}>
      <ol className={styles.list}>
        {messages.map(({ id, from, content, create_time }) => (
          <li key={id} className={styles[from]}>
            <p className={styles.head}>
              <strong>{writers[from]}</strong> <Moment at={create_time} />
            </p>
            <p className={styles.text}>{content}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
