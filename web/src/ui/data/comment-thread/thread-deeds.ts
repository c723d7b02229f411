import type { FormState } from '../../form/form/form-state.ts';
import type { ShownComment, ShownQuestion } from './shown-comment.ts';

/** What a thread can be asked to do. Who may do it, and what came of it, whoever does it says. */
export interface ThreadDeeds {
  /** Takes what stands in a box. @param answered null for a question */
  readonly onSend: (form: HTMLFormElement, answered: ShownComment | null) => void;
  /** Opens the reply box of a comment, in place of any other; null closes it. */
  readonly onOpen: (id: string | null) => void;
  readonly onDelete: (comment: ShownComment) => void;
  readonly onUnfold: (question: ShownQuestion) => void;
  readonly onOlder: () => void;
}

/** Where a thread stands. */
export interface ThreadProgress {
  /** Most characters of a comment. */
  readonly longest: number;
  /** Where the form that was sent last stands, by its id. */
  readonly form: { readonly id: string; readonly state: FormState };
  /** The comment whose reply box is open. */
  readonly open: string | null;
  /** Another number each time all boxes are to be cleared. */
  readonly round: number;
  /** The question whose replies are being fetched, or `older`. */
  readonly fetching: string | null;
}
