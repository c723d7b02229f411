import { bindClient, listMessages, pingMessages } from '../../../../shared/contract/community/messages.ts';
import { messagePages } from '../../../../shared/contract/message-pages.ts';
import type { Message } from '../../../../shared/contract/message-schemas.ts';
import { type ApiClient, ask } from '../../lib/api/api.ts';
import { createUnreadWatch } from '../../lib/messages/unread-watch.ts';
import { session } from '../../lib/session/browser-session.ts';

// The calls of the member's thread. They come late, with the API client and the schemas of the contract.

export { sendMessage } from '../../../../shared/contract/community/messages.ts';
export const reads = [listMessages];

/** A thread as far as it is shown, the oldest message first. */
export interface ShownThread {
  readonly messages: readonly Message[];
  /** How many there are in all. */
  readonly count: number;
}

/** Asks without anybody having asked: a session that is over takes no page away, with what is typed there. The next thing that its member does says so. */
const unasked: ApiClient = {
  fetch: (...request) => globalThis.fetch(...request),
  session: { ...session, expire() {} },
};

/** How many answers are unread, for all who show it. */
export const unreadAnswers = createUnreadWatch({
  ask: async () => (session.user() ? (await ask(pingMessages, {}, {}, unasked)).data.unread : 0),
  page: document,
});
let epoch = session.epoch();
session.subscribe(() => {
  if (session.epoch() === epoch) return;
  epoch = session.epoch();
  unreadAnswers.note(0);
  unreadAnswers.askNow();
});

/** Reads the newest messages, by which all answers are read. @param shown how many, at most */
export async function readThread(shown: number, signal: AbortSignal): Promise<ShownThread> {
  const limit = Math.min(shown, messagePages.most);
  const pages = Array.from({ length: Math.ceil(shown / limit) }, (_, at) =>
    ask(listMessages, { page: at + 1, limit }, { signal }),
  );
  const answers = await Promise.all(pages);
  unreadAnswers.note(0);
  // What is written between two pages moves a message from one to the other.
  const byId = new Map(answers.flatMap(({ data }) => data.list).map((message) => [message.id, message]));
  const messages = [...byId.values()].toSorted((one, other) => Number(one.id) - Number(other.id));
  return { messages, count: answers[0]?.data.count ?? 0 };
}

/** Says with which client the member reads: this document. */
export async function bindDocument(): Promise<void> {
  await ask(bindClient, { client_id: crypto.randomUUID() });
}
