import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { isComposing } from '../../../lib/is-composing.ts';
import styles from './tabs.module.css';

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly key: string; readonly title: string; readonly content: ReactNode }[];
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * A few views of one thing in one place, of which one shows; arrow keys go round. Without script all of them show, one under the
 * other. Views with an address of their own are a `TabStrip`.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    const next = (current + step + tabs.length) % tabs.length;
    setCurrent(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div
        ref={list}
        className={styles.list}
        role="tablist"
        aria-label={label}
        data-needs-script=""
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ key, title }, place) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}-tab`}
            aria-controls={`${id}-${key}`}
            aria-selected={place === current}
            tabIndex={place === current ? 0 : -1}
            onClick={() => setCurrent(place)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ key, content }, place) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}`}
          aria-labelledby={`${id}-${key}-tab`}
          className={place === current ? undefined : styles.hidden}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
