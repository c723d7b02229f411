import styles from './icon.module.css';

/**
 * A decorative picture beside words. Our icons are 24 by 24 with one stroke of 1.5.
 * @param path strokes from `shell-strokes.ts` or `page-strokes.ts`: two files, because the shell loads with every page
 */
export function Icon({ path }: { readonly path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
