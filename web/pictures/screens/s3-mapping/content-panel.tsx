import { Show } from '../kit/show.tsx';
import styles from './panels.module.css';
import { CONTENTS, type MappingState } from './steps.ts';

/** The films that can be laid on a surface. */
export function ContentPanel({ state }: { readonly state: MappingState }) {
  return (
    <section className={styles.right}>
      <h2>Content, drag to a surface</h2>
      <ul>
        {CONTENTS.map(({ file, note, content }) => (
          <li key={file} className={styles.content} data-taken={file === state.carried}>
            <figure>
              <Show content={content} at={2} still />
            </figure>
            <b className={styles.title}>{file}</b>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
