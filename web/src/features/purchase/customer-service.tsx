import { brandLinks } from '../../../../shared/brand-links.ts';
import { href } from '../../lib/addresses/href.ts';
import { ActionLink } from '../../ui/actions/action-link/action-link.tsx';
import { StandaloneLink } from '../../ui/actions/standalone-link/standalone-link.tsx';
import { QrCode } from '../../ui/data/qr-code/qr-code.tsx';
import { CardGrid } from '../../ui/layout/card-grid/card-grid.tsx';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import styles from './customer-service.module.css';
import { DonglePrice } from './dongle-price.tsx';
import type { OrderInfoData } from './load-order-info.ts';

/** Where customer service answers (product-rules.md#dongle-purchase). */
const services = [
  { name: 'WhatsApp', address: brandLinks.whatsApp, text: 'For an answer while you stand at the machine.' },
  { name: 'Facebook', address: brandLinks.facebook, text: 'Write to our page; several people read it.' },
  { name: 'WeChat', address: brandLinks.weChat, text: 'The quickest way from mainland China.' },
] as const;

/** Buying a dongle through customer service, or by an order of one's own. */
export function CustomerService({ offered }: Pick<OrderInfoData, 'offered'>) {
  return (
    <>
      <PageHead title="Buy an encryption lock">
        <p>
          Contact customer service to purchase. Say which product the lock is for, how many you need, and where they are
          to go.
        </p>
        <p>
          {'You know already? '}
          <a href="#offered-title">Order it here</a>.
        </p>
      </PageHead>
      <Section labelledBy="services-title" space="none">
        <h2 id="services-title" className={styles.title}>
          Scan, or follow the link
        </h2>
        <CardGrid edge="frame" className={styles.services}>
          {services.map(({ name, address, text }) => (
            <li key={name}>
              <div className={styles.code} data-needs-script="">
                <QrCode address={address} label={name} instead={<a href={address}>{name}</a>} size={140} />
              </div>
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
                <StandaloneLink to={address} tone="accent" external label={`Open ${name}`}>
                  {`Open ${name}`}
                </StandaloneLink>
              </div>
            </li>
          ))}
        </CardGrid>
      </Section>
      <Section labelledBy="offered-title" space="part">
        <h2 id="offered-title" className={styles.title}>
          Or order it here
        </h2>
        <CardGrid edge="frame" columns="two" className={styles.offered}>
          {offered.map(({ tid, name, software, ...prices }) => (
            <li key={tid}>
              <div>
                <h3>{name}</h3>
                <p>{`For ${software}. You pay with Alipay, and it is sent to your address.`}</p>
              </div>
              <DonglePrice {...prices} />
              <ActionLink to={href.to('orderInfo', { tid: String(tid) })} kind="secondary">
                {`Order the ${name}`}
              </ActionLink>
            </li>
          ))}
        </CardGrid>
      </Section>
    </>
  );
}
