import { useState } from 'react';
import { href } from '../../lib/addresses/href.ts';
import type { PageProps } from '../../lib/pages/page-module.ts';
import { SearchField } from '../../ui/data/search-field/search-field.tsx';
import { FoldedTree } from '../../ui/data/tree/folded-tree.tsx';
import type { TreeNode } from '../../ui/data/tree/tree.tsx';
import { Empty } from '../../ui/feedback/empty/empty.tsx';
import { LatePart } from '../../ui/feedback/late-part.tsx';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import { Split } from '../../ui/layout/split/split.tsx';
import { FaqAnswer } from './faq-answer.tsx';
import styles from './faq-page.module.css';
import { FaqPlace } from './faq-place.tsx';
import { FaqTopics } from './faq-topics.tsx';
import type { FaqData, FaqMenuNode } from './load-faq.ts';

const loadResults = async () => (await import('./faq-results.tsx')).FaqResults;

const treeNode = ({ id, title, icon, children = [] }: FaqMenuNode): TreeNode => ({
  key: id,
  label: title,
  to: href.faq(id),
  icon,
  children: children.map(treeNode),
});

/** Questions and answers (product-rules.md#faq): the tree of topics, and beside it what was chosen or found. */
export default function FaqPage({ data }: PageProps<FaqData>) {
  const { menu, entry } = data;
  const shown = entry?.id ?? null;
  const [search, setSearch] = useState({ on: shown, words: '' });
  // Whoever has followed a result has found it.
  const words = search.on === shown ? search.words : '';

  return (
    <>
      <PageHead title={entry?.title ?? 'Questions and answers'} size="compact">
        {entry ? (
          <FaqPlace entry={entry} above={data.above} />
        ) : (
          <p>Each answer names the product, its version and the steps.</p>
        )}
      </PageHead>
      <Section space="none">
        <Split share="one-to-two" from="desktop" align="start" className={styles.layout}>
          <div className={styles.side}>
            <div data-needs-script="">
              <SearchField
                key={shown}
                label="Search the answers"
                longest={100}
                onSearch={(typed) => setSearch({ on: shown, words: typed })}
              />
            </div>
            <FoldedTree summary="All topics" label="Topics" nodes={menu.map(treeNode)} current={shown} />
          </div>
          <div className={styles.pane}>
            {words !== '' && (
              <LatePart
                load={loadResults}
                given={{ words }}
                coming="The search is on its way …"
                failure="The search could not be loaded."
              />
            )}
            {words === '' && entry && <FaqAnswer {...data} entry={entry} />}
            {words === '' && !entry && menu.length > 0 && <FaqTopics menu={menu} />}
            {words === '' && !entry && menu.length === 0 && <Empty>No question has been answered here yet.</Empty>}
          </div>
        </Split>
      </Section>
    </>
  );
}
