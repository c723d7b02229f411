import { createContext, useContext } from 'react';
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

interface FormView {
  /** Id of the form; those of its fields begin with it. */
  readonly id: string;
  readonly state: FormState;
}

/** Tells the parts of a form which one they belong to and where it stands. */
export const FormContext = createContext<FormView>({ id: 'form', state: idle });

/** The id of a field, and what fails at it; empty while nothing does. */
export function useField(name: string): { readonly id: string; readonly error: string } {
  const { id, state } = useContext(FormContext);
  return { id: fieldId(id, name), error: state.status === 'invalid' && state.field === name ? state.message : '' };
}

/** The id of a form's field. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}
