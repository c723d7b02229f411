import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useEditForm, useNotedFields } from './edit-form-context.ts';

interface ShownWhenProps {
  /** Name of the field whose value decides. */
  readonly field: string;
  /** The value with which the parts are shown; `true` for a box that is checked. */
  readonly is: string | true;
  readonly children: ReactNode;
}

/** Fields that a choice asks for. Without it they are not there, and not sent. */
export function ShownWhen({ field, is, children }: ShownWhenProps) {
  const { control } = useEditForm();
  const isShown = useWatch({ control, name: field }) === is;
  useNotedFields(isShown);
  return isShown && children;
}
