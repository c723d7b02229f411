import styles from './action.module.css';

/** `primary` is the one thing to do on a page; `secondary` what stands beside it. */
export type ActionKind = 'primary' | 'secondary';

/** The look of a control, for links and buttons alike. `large` is for the only action of a page. */
export function actionClass(kind: ActionKind, size: 'usual' | 'large' = 'usual'): string {
  return [styles.action, styles[kind], size === 'large' && styles.large].filter(Boolean).join(' ');
}
