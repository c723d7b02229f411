import type { ComponentProps } from 'react';
import { actionClass } from '../action-class.ts';
import styles from './losing-button.module.css';

/** A button that does what cannot be taken back. */
export function LosingButton(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...props} className={`${actionClass('secondary')} ${styles.button}`} />;
}
