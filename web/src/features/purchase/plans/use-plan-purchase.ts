import { useEffect, useEffectEvent, useState } from 'react';
import type { SubscribedSoftware, SubscriptionPlan } from '../../../../../shared/subscription-plans.ts';
import { whenIdle } from '../../../lib/loading/when-idle.ts';
import { session } from '../../../lib/session/browser-session.ts';
import { askToSignIn } from '../../../lib/session/sign-in.ts';
import { usePayment } from '../../../shared-features/orders/payment/use-payment.ts';

type Plan = SubscriptionPlan['id'];

const plans: readonly Plan[] = [1, 2, 3];

const key = 'plan-chosen';

/** The plan that was chosen while nobody was signed in, over a reload of the tab. */
const chosenPlan = {
  note(plan: Plan, of: string) {
    try {
      sessionStorage.setItem(key, `${plan} ${of}`);
    } catch {
      // After a reload one chooses again.
    }
  },
  /** Takes it, so that it is bought once. */
  take(of: string): Plan | undefined {
    try {
      const kept = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return plans.find((plan) => `${plan} ${of}` === kept);
    } catch {
      return undefined;
    }
  },
};

interface PlanPurchase extends Pick<ReturnType<typeof usePayment>, 'isOnTheWay' | 'trouble'> {
  readonly buy: (plan: Plan) => void;
  /** The one that was pressed last. */
  readonly chosen: Plan | undefined;
}

/**
 * Buys a plan for a computer (product-rules.md#subscription-plans). Who is not signed in is asked to, and goes on then, in a tab that was
 * loaded anew meanwhile too.
 */
export function usePlanPurchase(product: SubscribedSoftware, hwid: string): PlanPurchase {
  const { pay, isOnTheWay, trouble } = usePayment();
  const computer = `${product} ${hwid}`;

  const [chosen, setChosen] = useState<Plan>();
  const signedInAndOn = async (plan: Plan) => {
    if (isOnTheWay) return;
    setChosen(plan);
    if (!session.user()) {
      chosenPlan.note(plan, computer);
      const isSignedIn = await askToSignIn();
      chosenPlan.take(computer);
      if (!isSignedIn) return;
    }
    const body = { type: product === 'P1' ? '1' : '2', plan, hwid };
    await pay((payments) => payments.payPlan(body, `plan-${plan}`));
  };

  const goOn = useEffectEvent((plan: Plan) => void signedInAndOn(plan));
  useEffect(() => {
    const plan = hwid === '' ? undefined : chosenPlan.take(computer);
    // Whoever is signed in already came back for something else: nothing is ordered without a press.
    // Once the page has started the site asks to sign in; who was faster goes on all the same.
    if (plan && !session.user()) whenIdle(() => goOn(plan));
  }, [computer, hwid]);

  return { isOnTheWay, trouble, chosen, buy: (plan) => void signedInAndOn(plan) };
}
