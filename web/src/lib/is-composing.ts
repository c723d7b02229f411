/**
 * Whether a key belongs to the composition of an input method: Enter and the arrows choose there, and Escape gives up what was not written yet. Safari says
 * so by the code 229 alone, as its composition has ended by then.
 */
export function isComposing({
  isComposing: composes,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return composes || keyCode === 229;
}
