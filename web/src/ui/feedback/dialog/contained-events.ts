import type { SyntheticEvent } from 'react';

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** Handlers that keep a dialog's events to itself: React hands them on to its parents in the tree, such as a form, though it stands elsewhere in the document. */
export const containedEvents = {
  onBlur: stop,
  onChange: stop,
  onClick: stop,
  onFocus: stop,
  onInput: stop,
  onKeyUp: stop,
  onReset: stop,
  onSubmit: stop,
};
