import { type ReactNode, useState } from 'react';
import type { FunctionItem } from '../../../../../shared/content/product-page-schema.ts';
import { actionClass } from '../../../ui/actions/action-class.ts';
import { PhoneFold } from '../../../ui/layout/phone-fold/phone-fold.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';
import styles from './function-list.module.css';

/** How many of a long list a phone shows unless stated. */
const usually = 6;

interface FunctionListProps {
  readonly title: string;
  readonly functions: readonly FunctionItem[];
  /** How many show until View All is pressed; all of them without it, and without script. */
  readonly atFirst?: number;
  /** How many of a long list a phone shows: whole rows of three on wide screens, so that what follows begins a row. */
  readonly onPhones?: 3 | 6;
  /** The way to more of them. */
  readonly children?: ReactNode;
}

function FunctionEntry({ title, content, className }: FunctionItem & { readonly className?: string | undefined }) {
  return (
    <li className={className}>
      <h3>{title}</h3>
      <p>{content}</p>
    </li>
  );
}

/** What a program can do, each function with what it is for. A phone shows the first of a long list, and the others by their fold. */
export function FunctionList({
  title,
  functions,
  atFirst = functions.length,
  onPhones = usually,
  children,
}: FunctionListProps) {
  const [all, setAll] = useState(false);
  const folds = atFirst < functions.length;
  const first = !folds && functions.length > onPhones + 1 ? onPhones : functions.length;
  const others = functions.slice(first);
  const longList = others.length > 0 ? `${styles.list} ${styles.long}` : styles.list;
  return (
    <Section labelledBy="functions-title">
      <SectionHead id="functions-title" title={title}>
        {children}
      </SectionHead>
      <ol className={longList}>
        {functions.slice(0, first).map((item, place) => (
          <FunctionEntry
            key={item.title}
            {...item}
            className={folds && !all && place >= atFirst ? styles.folded : undefined}
          />
        ))}
      </ol>
      {others.length > 0 && (
        <PhoneFold summary={`All ${functions.length} functions`}>
          <ol className={`${longList} ${styles.others}`} start={first + 1}>
            {others.map((item) => (
              <FunctionEntry key={item.title} {...item} />
            ))}
          </ol>
        </PhoneFold>
      )}
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
