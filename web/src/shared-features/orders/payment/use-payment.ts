import { useCallback, useEffect, useRef, useState } from 'react';
import { fromNetwork } from '../../../lib/loading/load-failure.ts';
import type { Outcome } from './lead-to-payment.ts';

/** What orders and leads to the payment comes then, with the API client and the schemas. */
const loadLead = () => fromNetwork(import('./lead-to-payment.ts'));

type Lead = Awaited<ReturnType<typeof loadLead>>;

const unreachable = 'The payment cannot be reached from here right now. Nothing was charged: try again in a moment.';

interface Payment {
  /** Whether the tab is on its way to the payment provider. */
  readonly isOnTheWay: boolean;
  /** Why it did not get there; empty while nothing hinders. */
  readonly trouble: string;
  /** Leads there, one at a time. @param go asks for it */
  readonly pay: (go: (lead: Lead) => Outcome) => Promise<void>;
}

/** Leads to the payment provider, once however often it is pressed. Who comes back by Back can press again. */
export function usePayment(): Payment {
  const [trouble, setTrouble] = useState('');
  const [isOnTheWay, setOnTheWay] = useState(false);
  const busy = useRef(false);

  const settle = useCallback((words: string) => {
    busy.current = false;
    setOnTheWay(false);
    setTrouble(words);
  }, []);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // From the browser's own cache the page comes back as it was left.
    addEventListener('pageshow', ({ persisted }) => persisted && settle(''), { signal });
    // The browser keeps the tab from going where the page's policy does not let it, without a word to anybody.
    const onBlocked = ({ effectiveDirective }: SecurityPolicyViolationEvent) =>
      effectiveDirective === 'form-action' && settle(unreachable);
    document.addEventListener('securitypolicyviolation', onBlocked, { signal });
    return () => listening.abort();
  }, [settle]);

  return {
    isOnTheWay,
    trouble,
    async pay(go) {
      if (busy.current) return;
      busy.current = true;
      setTrouble('');
      setOnTheWay(true);
      try {
        const words = await go(await loadLead());
        if (words !== undefined) settle(words);
      } catch {
        settle(unreachable); // its code could not be had, or what was answered leads nowhere
      }
    },
  };
}
