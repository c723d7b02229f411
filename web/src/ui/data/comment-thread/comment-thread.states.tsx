import type { Remote } from '../../../lib/remote/use-remote.ts';
import { idle } from '../../form/form/form-state.ts';
import type { States } from '../../states.ts';
import { CommentThread } from './comment-thread.tsx';
import type { ShownComment, ShownQuestion, Thread } from './shown-comment.ts';
import type { ThreadProgress } from './thread-deeds.ts';

function comment(id: string, name: string, text: string, given: Partial<ShownComment> = {}): ShownComment {
  const at = '2026-06-18T14:05:00Z';
  return { id, uid: name, name, at, text, answers: '', mayBeDeleted: false, state: 'kept', ...given };
}

const question = (given: Partial<ShownQuestion> = {}): ShownQuestion => ({
  ...comment('1', 'Ada Lovelace', 'Does a window keep its place when the project moves to another screen?'),
  replies: [
    comment('2', 'Ben of the night tour', 'It does.\nBut look at the size of the screen first.'),
    comment('3', 'Ada Lovelace', 'Thank you!', { answers: 'Ben of the night tour', mayBeDeleted: true }),
  ],
  folded: 0,
  written: [],
  ...given,
});

const asked = (questions: readonly ShownQuestion[], hasOlder = false): Partial<Remote<Thread>> => ({
  status: 'ready',
  data: { questions, hasOlder },
});

const deeds = { onSend() {}, onOpen() {}, onDelete() {}, onUnfold() {}, onOlder() {} };

function thread(id: string, given: Partial<Remote<Thread>>, progress: Partial<ThreadProgress> = {}) {
  return (
    <CommentThread
      id={id}
      remote={{ status: 'loading', data: undefined, message: '', isAsking: false, ask() {}, ...given }}
      progress={{ longest: 1_000, form: { id: '', state: idle }, open: null, round: 0, fetching: null, ...progress }}
      deeds={deeds}
    />
  );
}

const typed = '<script>alert("x")</script> and a word that does not end: Donaudampfschifffahrtsgesellschaftskapitaen';

export default {
  'On its way': thread('coming', { isAsking: true }),
  'Nobody has asked': thread('none', asked([])),
  Failed: thread('failed', { status: 'failed' }),
  'Two questions, and older ones': thread(
    'two',
    asked([{ ...question({ folded: 22 }), id: '21' }, question({ id: '22', text: typed, replies: [] })], true),
  ),
  'A reply that is on its way': thread(
    'sent',
    asked([question({ written: [comment('4', 'Carl', 'Mine does not.', { state: 'sending' })] })]),
  ),
  'A deleted question': thread('deleted', asked([question({ state: 'deleted', text: '', name: '' })])),
  'A question that was not taken': thread('refused', asked([]), {
    form: {
      id: 'refused-question',
      state: { status: 'refused', message: 'Too many comments. Try again in 5 seconds.' },
    },
  }),
} satisfies States;
