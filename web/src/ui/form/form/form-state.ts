import { createContext, useContext } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FailureReason } from '../../../lib/loading/load-failure.ts';

/** Where a form stands. One rule at a time fails, the first (product-rules.md#rules-in-order). */
export type FormState =
  | { readonly status: 'idle' | 'sending' | FailureReason }
  /** A rule fails: at which field, and what it says. */
  | { readonly status: 'invalid'; readonly field: string; readonly message: string }
  /** The site asks to wait, and how long. */
  | { readonly status: 'busy'; readonly message: string }
  /** The server's answer, in its own words. */
  | { readonly status: 'sent' | 'refused'; readonly message: string };

export const idle: FormState = { status: 'idle' };

/** What keeps the value of a field, where that is not the browser alone. */
type Keeper = Pick<UseFormRegisterReturn, 'ref' | 'onChange' | 'onBlur'>;

interface FormView {
  /** Id of the form; those of its fields begin with it. */
  readonly id: string;
  readonly state: FormState;
  /** Says something in the form that is not about sending it: what a button inside it came to. */
  readonly show?: (state: FormState) => void;
  /** Where the form begins with values of somebody's: gives a field its value, and hears of what becomes of it. */
  readonly register?: (name: string) => Keeper;
}

/** Tells the parts of a form which one they belong to and where it stands. */
export const FormContext = createContext<FormView>({ id: 'form', state: idle });

/** What a field gives to its control, in a form of either kind. */
interface ControlProps extends Partial<Keeper> {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
}

interface FormField {
  readonly id: string;
  /** What fails at it; empty while nothing does. */
  readonly error: string;
  readonly control: ControlProps;
}

/** The id of a field, what fails at it, and what its control needs. */
export function useField(name: string): FormField {
  const { id: form, state, register } = useContext(FormContext);
  const id = fieldId(form, name);
  const error = state.status === 'invalid' && state.field === name ? state.message : '';
  const described = { 'aria-invalid': error !== '', 'aria-describedby': `${id}-hint ${id}-error` };
  return { id, error, control: { id, name, ...described, ...register?.(name) } };
}

/** The id of a form's field. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}
