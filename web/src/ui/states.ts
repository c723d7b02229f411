import type { ReactElement } from 'react';

/** One state of a component, for the gallery. */
export interface State {
  readonly element: ReactElement;
  /** What a visitor does first: presses its button, gives it the focus, or opens what covers the page. */
  readonly after?: 'press' | 'focus' | 'open';
}

/** The default export of `<component>.states.tsx`: every state worth seeing, by name. */
export type States = Readonly<Record<string, ReactElement | State>>;
