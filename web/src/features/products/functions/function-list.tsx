import { type ReactNode, useState } from 'react';
import type { FunctionItem } from '../../../../../shared/content/product-page-schema.ts';
import { actionClass } from '../../../ui/actions/action-class.ts';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';
import styles from './function-list.module.css';

interface FunctionListProps {
  readonly title: string;
  readonly functions: readonly FunctionItem[];
  /** How many show until View All is pressed; all of them without it, and without script. */
  readonly atFirst?: number;
  /** The way to more of them. */
  readonly children?: ReactNode;
}

/** What a program can do, each function with what it is for. */
export function FunctionList({ title, functions, atFirst = functions.length, children }: FunctionListProps) {
  const [all, setAll] = useState(false);
  const folds = atFirst < functions.length;
  return (
    <Section labelledBy="functions-title">
      <SectionHead id="functions-title" title={title}>
        {children}
      </SectionHead>
      <ol className={styles.list}>
        {functions.map(({ title: name, content }, place) => (
          <li key={name} className={folds && !all && place >= atFirst ? styles.folded : undefined}>
            <h3>{name}</h3>
            <p>{content}</p>
          </li>
        ))}
      </ol>
      {folds && (
        <p className={styles.toggle} data-needs-script="">
          <button type="button" className={actionClass('secondary')} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'View fewer' : 'View All'}
          </button>
        </p>
      )}
    </Section>
  );
}
