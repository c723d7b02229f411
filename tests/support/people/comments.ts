import { usesKey } from '../../../functions/platform/calls/limits/limit-keeper.ts';
import type { Comment } from '../../../shared/contract/comment-schemas.ts';
import { listComments, sendComment } from '../../../shared/contract/community/comments.ts';
import type { RequestInputOf } from '../../../shared/contract/endpoint.ts';
import { deleteRow } from '../rows/written-row.ts';
import { ask, type RegisteredMember } from './members.ts';

interface Site {
  readonly url: string;
  readonly state: string;
}

/** A lesson that content has. */
export const aLesson = { course_id: '1', dir_id: '1' };

/** Forgets when a member has last written: a test does not wait the five seconds between two comments. */
async function forgetUsesOf(state: string, uid: string): Promise<void> {
  const [{ name }] = sendComment.limits;
  await deleteRow(state, 'limits', usesKey(name, uid));
}

/** Somebody asks, or answers where `pid` says so. */
export async function write(
  { url, state }: Site,
  { proof }: RegisteredMember,
  content: string,
  parts: Partial<RequestInputOf<typeof sendComment>> = {},
): Promise<Comment> {
  await forgetUsesOf(state, proof.uid);
  return ask(url, sendComment, { ...aLesson, ...proof, content, ...parts });
}

/** A question as somebody sees it in the list of its lesson, past the edge; undefined where it is not there. */
export async function questionAs(
  { url }: Pick<Site, 'url'>,
  id: string,
  proof: object = {},
): Promise<Comment | undefined> {
  for (let last_comment_id = ''; ; ) {
    const list = await ask(url, listComments, { ...aLesson, ...proof, last_comment_id });
    const found = list.find((question) => question.id === id);
    if (found || list.length === 0) return found;
    last_comment_id = list.at(-1)?.id ?? '';
  }
}
