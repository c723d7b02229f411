import { createContext, useContext, useEffect } from 'react';
import type { Control } from 'react-hook-form';

interface EditFormView {
  /** What keeps the values. */
  readonly control: Control;
  /** Looks whether the form holds something that is not saved. */
  readonly note: () => void;
}

export const EditFormContext = createContext<EditFormView | undefined>(undefined);

/** The edit form around a part. @throws Error outside of one */
export function useEditForm(): EditFormView {
  const view = useContext(EditFormContext);
  if (!view) throw new Error('This part of a form belongs into an EditForm');
  return view;
}

/** For parts that come and go: tells the form once its fields are others, of which no event speaks. */
export function useNotedFields(shown: unknown): void {
  const { note } = useEditForm();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown says when.
  useEffect(note, [note, shown]);
}
