import { useEffect, useState } from 'react';
import { codeWaits } from './code-waits.ts';

const waits = codeWaits();

/**
 * How many milliseconds a mailbox waits for its next code, counting down, and what notes a wait. Another mailbox has a count of its own.
 */
export function useCodeWait(mailbox: string): [left: number, note: (milliseconds: number) => void] {
  const [, count] = useState(0);
  const left = waits.leftFor(mailbox, Date.now());

  useEffect(() => {
    if (left === 0) return;
    // At the full seconds of what is left, so that each number is there for a second.
    const timer = setTimeout(() => count((ticks) => ticks + 1), left % 1_000 || 1_000);
    return () => clearTimeout(timer);
  });

  const note = (milliseconds: number) => {
    waits.note(mailbox, milliseconds, Date.now());
    count((ticks) => ticks + 1);
  };
  return [left, note];
}
