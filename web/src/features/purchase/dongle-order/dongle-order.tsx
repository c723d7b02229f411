import { href } from '../../../lib/addresses/href.ts';
import { Link } from '../../../ui/actions/link/link.tsx';
import { LatePart } from '../../../ui/feedback/late-part.tsx';
import { PageHead } from '../../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { Thumbnail } from '../../../ui/media/picture/thumbnail.tsx';
import { DonglePrice } from '../dongle-price.tsx';
import type { ShownDongle } from '../load-order-info.ts';
import styles from './dongle-order.module.css';

const loadForm = async () => (await import('./order-form.tsx')).OrderForm;

/** The order of a dongle, one column: what is bought and what it costs, in the document; how many, where to and payment, once the page is there. */
export function DongleOrder({ dongle }: { readonly dongle: ShownDongle }) {
  const { tid, name, software } = dongle;
  return (
    <div className={styles.page}>
      <PageHead title={`Order the ${name}`} size="compact" />
      <Section space="none">
        <div className={styles.column}>
          <div className={styles.product}>
            <Thumbnail name={software.toLowerCase()} />
            <div>
              <p className={styles.what}>
                {`An encrypted lock for a USB port: ${software} runs on whatever computer it is plugged into, without a network.`}
              </p>
              <DonglePrice {...dongle} />
            </div>
          </div>
          <div className={styles.form} data-needs-script="">
            <LatePart
              load={loadForm}
              given={{ tid, name }}
              coming="The order is coming …"
              failure="The order could not be loaded."
            />
          </div>
          <noscript>
            <p>
              How many, where to and payment need JavaScript, which is switched off in this browser. Customer service
              takes your order as well.
            </p>
          </noscript>
          <p className={styles.service}>
            {'You would rather order from a person, or several kinds at once? '}
            <Link to={href.to('orderInfo')}>Customer service</Link>
            {' sells the same dongles for the same price.'}
          </p>
        </div>
      </Section>
    </div>
  );
}
