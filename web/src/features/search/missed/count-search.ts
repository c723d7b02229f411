import { missedWords, plainWords } from '../../../../../shared/missed-words.ts';

/** A word of two characters, or one of Chinese: what is shorter is the beginning of a word. */
const meant = /[\p{L}\p{N}]{2}|\p{Script=Han}/u;

/**
 * Has a search that found nothing counted, once as long as the dialog is open. Words that could say who searched stay here.
 * @param before what was counted since it was opened
 * @throws when it cannot be counted, which nobody misses
 */
export async function countSearch(typed: string, before: Set<string>): Promise<void> {
  const plain = plainWords(typed);
  if (before.has(plain) || !meant.test(plain)) return;
  before.add(plain);
  const { sendSearch } = await import('./send-search.ts');
  await sendSearch(missedWords(typed) || undefined);
}
