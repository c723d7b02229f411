import { useState } from 'react';
import type { Subscription } from '../../../../../shared/contract/order-schemas.ts';
import { perpetualDays } from '../../../../../shared/subscription-plans.ts';
import { href } from '../../../lib/addresses/href.ts';
import { useRemote } from '../../../lib/remote/use-remote.ts';
import { StandaloneLink } from '../../../ui/actions/standalone-link/standalone-link.tsx';
import { Moment } from '../../../ui/data/moment/moment.tsx';
import { Pagination } from '../../../ui/data/pagination/pagination.tsx';
import { LivePart } from '../../../ui/feedback/live-part/live-part.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge/status-badge.tsx';
import { personalCalls } from '../use-deed.ts';
import styles from './subscription-list.module.css';

/** What is left of a subscription. */
function DaysLeft({ days }: Pick<Subscription, 'days'>) {
  if (days === perpetualDays) return <StatusBadge tone="done">Perpetual</StatusBadge>;
  if (days === 0) return <StatusBadge tone="over">Over</StatusBadge>;
  return <StatusBadge tone="done">{days === 1 ? '1 day left' : `${days} days left`}</StatusBadge>;
}

function SubscriptionRow({ title, hwid, days, start_time }: Subscription) {
  const plans = href.to('course', { type: title === 'P1' ? '1' : '2', hwid });
  return (
    <li>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>
          {'Hardware code '}
          <span className={styles.code}>{hwid}</span>
        </p>
        <p>
          {'Since '}
          <Moment at={start_time} />
        </p>
      </div>
      <div className={styles.days}>
        <DaysLeft days={days} />
        {days !== perpetualDays && (
          <StandaloneLink to={plans} tone="accent" label={`Add days to ${title}, hardware code ${hwid}`}>
            Add days
          </StandaloneLink>
        )}
      </div>
    </li>
  );
}

/** What was subscribed to, the newest first, fifteen at a time (product-rules.md#subscription-plans). */
export function SubscriptionList() {
  const [asked, setAsked] = useState(1);
  const remote = useRemote(`subscriptions ${asked}`, async (signal) =>
    (await personalCalls()).readSubscriptions(asked, signal),
  );
  return (
    <LivePart
      what="your subscriptions"
      remote={remote}
      lines={4}
      empty={{
        is: ({ count }) => count === 0,
        words: 'No subscriptions yet. A plan that you buy in the P1 client is listed here.',
      }}
    >
      {({ list, page, perPage, count }) => (
        <>
          <ul className={styles.list} aria-label="Subscriptions">
            {list.map((subscription) => (
              <SubscriptionRow key={`${subscription.title} ${subscription.hwid}`} {...subscription} />
            ))}
          </ul>
          <Pagination label="Pages of subscriptions" page={page} count={count} perPage={perPage} onTurn={setAsked} />
        </>
      )}
    </LivePart>
  );
}
