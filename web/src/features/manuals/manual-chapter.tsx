import type { PrintedChapter } from '../../../../shared/content/manual-text.ts';
import { href } from '../../lib/addresses/href.ts';
import { StandaloneLink } from '../../ui/actions/standalone-link/standalone-link.tsx';
import { FoldedTree } from '../../ui/data/tree/folded-tree.tsx';
import type { TreeNode } from '../../ui/data/tree/tree.tsx';
import { strokes } from '../../ui/icons/page-strokes.ts';
import { Split } from '../../ui/layout/split/split.tsx';
import type { ManualData, ManualLink } from './load-manual.ts';
import styles from './manual-chapter.module.css';
import { ManualPassage } from './manual-passage.tsx';

const named = ({ number, title }: ManualLink) => `${number} ${title}`.trim();

interface ManualChapterProps extends ManualData {
  readonly chapter: PrintedChapter;
}

/** A chapter, beside the others and its own sections. */
export function ManualChapter({ manual, chapters, chapter, previous, next }: ManualChapterProps) {
  const { name, title, file_path } = manual;
  const current = chapters.findIndex(({ id }) => id === chapter.id);
  const nodes = chapters.map((one, key): TreeNode => {
    const sections = key === current ? chapter.sections : [];
    return {
      key,
      label: named(one),
      to: href.manual(name, one.id),
      children: sections.map((section, place) => ({
        key: chapters.length + place,
        label: named(section),
        to: href.manual(name, one.id, section.id),
        children: [],
      })),
    };
  });
  return (
    <Split share="one-to-two" from="desktop" align="start" className={styles.layout}>
      <FoldedTree summary={title} label="Chapters" nodes={nodes} current={current} />
      <div className={styles.pane}>
        <article className={styles.text}>
          {/* Where a chapter begins with a section, that says its page. */}
          {chapter.html !== '' && <ManualPassage passage={chapter} file={file_path} isWhole />}
          {chapter.sections.map((section) => (
            <ManualPassage key={section.id} passage={section} file={file_path} />
          ))}
        </article>
        <nav className={styles.beside} aria-label="Chapters beside this one">
          {previous && (
            <StandaloneLink to={href.manual(name, previous.id)} icon={strokes.back} tone="soft">
              {named(previous)}
            </StandaloneLink>
          )}
          {next && (
            <StandaloneLink to={href.manual(name, next.id)} icon={strokes.forward} tone="soft">
              {named(next)}
            </StandaloneLink>
          )}
        </nav>
      </div>
    </Split>
  );
}
