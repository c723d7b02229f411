import type { PageTexts } from '../../../../shared/content/page-text-schema.ts';
import { StandaloneLink } from '../../ui/actions/standalone-link/standalone-link.tsx';
import { QrCode } from '../../ui/data/qr-code/qr-code.tsx';
import { contactAddresses } from './contact-addresses.ts';
import styles from './contact-channels.module.css';

/** The channels to reach sales and support: mail first, then messengers. */
export function ContactChannels({ channels }: Pick<PageTexts['contact'], 'channels'>) {
  return (
    <ul className={styles.channels}>
      {channels.map(({ kind, title, text }) => {
        const { to, words, scanned = false } = contactAddresses[kind];
        return (
          <li key={kind} className={scanned ? styles.scanned : undefined}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className={styles.link}>
              <StandaloneLink to={to} tone="accent" external>
                {words}
              </StandaloneLink>
            </p>
            {scanned && (
              <div className={styles.code} data-needs-script="">
                <QrCode address={to} label={title} instead={<a href={to}>{title}</a>} size={120} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
