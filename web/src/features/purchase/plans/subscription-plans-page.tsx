import { href } from '../../../lib/addresses/href.ts';
import type { PageProps } from '../../../lib/pages/page-module.ts';
import { ActionLink } from '../../../ui/actions/action-link/action-link.tsx';
import { CardGrid } from '../../../ui/layout/card-grid/card-grid.tsx';
import { PageHead } from '../../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';
import type { SubscriptionPlansData } from './load-subscription-plans.ts';
import { Plans } from './plans.tsx';
import styles from './subscription-plans-page.module.css';

/** What every plan is (product-rules.md#subscription-plans). */
const features = [
  {
    title: 'bound to computer hardware',
    text: 'The licence belongs to the computer whose hardware code it was bought with.',
  },
  {
    title: 'bound to personal account',
    text: 'It is kept in your account, where you find its days and its code again.',
  },
  { title: 'no watermark', text: 'The picture leaves the computer as it was made.' },
  { title: 'free software upgrade', text: 'Every version that comes out while it runs is included.' },
] as const;

const askClient =
  'Press Purchase in the P1 client: it opens this page for your computer, with its hardware code filled in.';

/** For which computer a plan is bought, or how one comes to buy. */
function Computer({ hardwareCode, isWrong }: SubscriptionPlansData) {
  if (isWrong)
    return <p>{`The address of this page has no right hardware code, so nothing can be bought here. ${askClient}`}</p>;
  if (!hardwareCode) return <p>{askClient}</p>;
  return (
    <p>
      {'For the computer with the hardware code '}
      <strong className={styles.code}>{hardwareCode}</strong>.
    </p>
  );
}

/** The plans of P1 and P1+. They are bought from the client, which opens this page (product-rules.md#subscription-plans). */
export default function SubscriptionPlansPage({ data }: PageProps<SubscriptionPlansData>) {
  const { product, hardwareCode } = data;
  return (
    <>
      <PageHead title={`${product} plans`}>
        <Computer {...data} />
      </PageHead>
      <Section labelledBy="plans-title" space="none">
        <h2 id="plans-title" className={styles.title}>
          Three plans
        </h2>
        <Plans key={hardwareCode} {...data} />
      </Section>
      <Section labelledBy="features-title">
        <SectionHead id="features-title" title="In every plan" />
        <CardGrid edge="line" className={styles.features}>
          {features.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </CardGrid>
      </Section>
      <Section labelledBy="lock-title">
        <SectionHead id="lock-title" title="Rather a lock than a plan?" />
        <p className={styles.lock}>
          An encryption lock carries the licence in a USB port and works on any computer, without a network.
        </p>
        <ActionLink to={href.to('orderInfo')} kind="secondary">
          Buy an encryption lock
        </ActionLink>
      </Section>
    </>
  );
}
