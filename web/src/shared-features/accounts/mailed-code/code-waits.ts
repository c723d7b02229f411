import { mailAddressOf } from '../../../../../shared/typed/mail-address.ts';

/** Until when no further code goes to a mailbox. Kept over a reload of the tab, so a moment and no number of seconds. */
export interface CodeWaits {
  /** Milliseconds from `now` on; 0 where nothing has to be waited for. */
  readonly leftFor: (mailbox: string, now: number) => number;
  readonly note: (mailbox: string, milliseconds: number, now: number) => void;
}

type WaitStore = Pick<Storage, 'getItem' | 'setItem'>;

/** A mailbox as the server counts it: upper case, and how it is typed, make no other one (product-rules.md#codes). */
function keyOf(mailbox: string): string {
  return `code-wait:${mailAddressOf(mailbox).toLowerCase()}`;
}

/** @param store the memory of the tab; where it is forbidden, that of the document serves */
export function codeWaits(store: () => WaitStore = () => sessionStorage): CodeWaits {
  const noted = new Map<string, number>();

  const read = (key: string) => {
    try {
      return Number(store().getItem(key));
    } catch {
      return 0;
    }
  };

  return {
    leftFor(mailbox, now) {
      const key = keyOf(mailbox);
      return Math.max(0, (noted.get(key) ?? read(key)) - now);
    },
    note(mailbox, milliseconds, now) {
      const key = keyOf(mailbox);
      noted.set(key, now + milliseconds);
      try {
        store().setItem(key, String(now + milliseconds));
      } catch {
        // Forgotten with the document; the server counts all the same.
      }
    },
  };
}
