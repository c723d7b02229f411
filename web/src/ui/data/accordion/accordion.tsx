import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon/icon.tsx';
import { shellStrokes } from '../../icons/shell-strokes.ts';
import styles from './accordion.module.css';

interface AccordionProps {
  /** Parts that share a name close each other. */
  readonly name: string;
  readonly parts: readonly { readonly key: string; readonly title: string; readonly content: ReactNode }[];
}

/** Titles that open what stands under them, one at a time, by the browser's own elements: it needs no script. The first is open. */
export function Accordion({ name, parts }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {parts.map(({ key, title, content }, place) => (
        <details key={key} name={name} open={place === 0}>
          <summary>
            <h3>{title}</h3>
            <Icon path={shellStrokes.chevron} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
