import type { ComponentProps } from 'react';
import styles from './text-button.module.css';

/** A button as quiet as a link, for what is done beside or inside a text. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button type="button" {...props} className={styles.button} />;
}
