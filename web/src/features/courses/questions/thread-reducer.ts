import type { Comment, Reply } from '../../../../../shared/contract/comment-schemas.ts';
import { type FormState, idle } from '../../../ui/form/form/form-state.ts';

/** A comment that the server has not answered yet. */
export interface Sending {
  /** The question that it answers; '' for a question. */
  readonly pid: string;
  readonly text: string;
  readonly toName: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** What was done under a lesson since its page was opened. What the server tells of it comes on its own, and wins. */
export interface LocalThread {
  /** Questions that were asked for beyond the first ones. */
  readonly older: readonly Comment[];
  /** Whether there are more than those; undefined while none were asked for. */
  readonly hasOlder: boolean | undefined;
  /** Replies that were unfolded, by question; `whole` is the question's count at which these were the last. */
  readonly unfolded: ReadonlyMap<string, { readonly list: readonly Reply[]; readonly whole?: number | undefined }>;
  /** What was written here; `pid` is '' for a question. */
  readonly written: readonly { readonly comment: Reply; readonly pid: string }[];
  /** Ids of what was deleted here, or is being. */
  readonly gone: ReadonlySet<string>;
  /** How many replies were written and deleted here since the server said a count, by question. */
  readonly counted: ReadonlyMap<string, { readonly from: number; readonly by: number }>;
  readonly sending: Sending | null;
  /** Where the form that was sent last stands, by its id. */
  readonly form: { readonly id: string; readonly state: FormState };
  /** The comment whose reply box is open. */
  readonly open: string | null;
  /** Raised each time all boxes are cleared. */
  readonly round: number;
  /** The question whose replies are being fetched, or `older`. */
  readonly fetching: string | null;
}

export const nothingDone: LocalThread = {
  older: [],
  hasOlder: undefined,
  unfolded: new Map(),
  written: [],
  gone: new Set(),
  counted: new Map(),
  sending: null,
  form: { id: '', state: idle },
  open: null,
  round: 0,
  fetching: null,
};

/** The question of a reply, and how many replies the server says it has. */
interface InThread {
  readonly id: string;
  readonly count: number;
}

export type ThreadAction =
  | { readonly type: 'opened'; readonly comment: string | null }
  /** Whoever was signed in is not any more: what they had begun to write is nobody else's to read. */
  | { readonly type: 'left' }
  | { readonly type: 'sending'; readonly form: string; readonly sending: Sending }
  | { readonly type: 'sent'; readonly comment: Comment; readonly answered: InThread | undefined }
  /** It was not taken, and the form says why. */
  | { readonly type: 'unsent'; readonly state: FormState }
  | { readonly type: 'deleting'; readonly id: string; readonly under: InThread | undefined }
  | { readonly type: 'undeleted'; readonly id: string; readonly under: InThread | undefined }
  | { readonly type: 'fetching'; readonly what: string }
  | { readonly type: 'unfetched' }
  /** @param known all questions that were shown before */
  | {
      readonly type: 'older';
      readonly known: readonly Comment[];
      readonly list: readonly Comment[];
      readonly isLast: boolean;
    }
  | {
      readonly type: 'unfolded';
      readonly question: InThread;
      readonly list: readonly Comment[];
      readonly isLast: boolean;
    };

/** A reply has no replies of its own. */
const asReply = (comment: Comment): Reply => ({ ...comment, comment: [], comment_num: 0 });

/** Counts a reply more or less, on top of what the server has said. */
function counting({ counted }: LocalThread, thread: InThread | undefined, by: number): LocalThread['counted'] {
  if (!thread) return counted;
  const before = counted.get(thread.id);
  const sum = before?.from === thread.count ? before.by + by : by;
  return new Map(counted).set(thread.id, { from: thread.count, by: sum });
}

export function threadReducer(local: LocalThread, action: ThreadAction): LocalThread {
  switch (action.type) {
    case 'opened':
      // Whatever is open elsewhere closes, and what it said goes with it.
      return { ...local, open: action.comment, form: { id: '', state: idle } };
    case 'left':
      return { ...local, open: null, round: local.round + 1, form: { id: '', state: idle } };
    case 'sending':
      return { ...local, sending: action.sending, form: { id: action.form, state: { status: 'sending' } } };
    case 'sent': {
      const written = [...local.written, { comment: asReply(action.comment), pid: action.answered?.id ?? '' }];
      const cleared = { sending: null, open: null, round: local.round + 1, form: { id: '', state: idle } };
      return { ...local, ...cleared, written, counted: counting(local, action.answered, 1) };
    }
    case 'unsent':
      return { ...local, sending: null, form: { ...local.form, state: action.state } };
    case 'deleting': {
      const open = local.open === action.id ? null : local.open;
      return { ...local, open, gone: new Set([...local.gone, action.id]), counted: counting(local, action.under, -1) };
    }
    case 'undeleted': {
      const gone = new Set([...local.gone].filter((id) => id !== action.id));
      return { ...local, gone, counted: counting(local, action.under, 1) };
    }
    case 'fetching':
      return { ...local, fetching: action.what };
    case 'unfetched':
      return { ...local, fetching: null };
    case 'older':
      // The first ones of now as well: a newer question pushes the last of them out of the list that comes next.
      return { ...local, fetching: null, older: [...action.known, ...action.list], hasOlder: !action.isLast };
    case 'unfolded': {
      const { id, count } = action.question;
      const list = [...(local.unfolded.get(id)?.list ?? []), ...action.list.map(asReply)];
      const whole = action.isLast ? count : undefined;
      return { ...local, fetching: null, unfolded: new Map(local.unfolded).set(id, { list, whole }) };
    }
  }
}
