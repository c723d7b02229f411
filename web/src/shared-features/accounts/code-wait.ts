import type { CodePurpose } from '../../../../shared/code-purposes.ts';

/** Seconds between two codes to one mailbox (product-rules.md#codes); the server holds to it, and the button says so. */
const seconds = 60;

const keyOf = (purpose: CodePurpose) => `code-asked:${purpose}`;
/** Where the tab remembers nothing, the document does. */
const inDocument = new Map<string, string>();

/** Seconds until a code for a purpose may be asked for again, over a reload of the tab; 0 where it may be now. */
export function secondsToWait(purpose: CodePurpose, now = Date.now()): number {
  const left = seconds - Math.floor((now - Number(readTime(keyOf(purpose)))) / 1_000);
  return left > seconds ? 0 : Math.max(0, left); // a clock that was put back would keep the button for hours
}

/** Notes that a code was asked for just now. */
export function noteCodeAsked(purpose: CodePurpose, now = Date.now()): void {
  const key = keyOf(purpose);
  inDocument.set(key, String(now));
  try {
    sessionStorage.setItem(key, String(now));
  } catch {
    // The server still says how long to wait.
  }
}

function readTime(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return inDocument.get(key) ?? '';
  }
}
