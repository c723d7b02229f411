import { brand } from '../../../../../shared/brand.ts';
import { brandLinks } from '../../../../../shared/brand-links.ts';
import { href } from '../../../lib/addresses/href.ts';
import { formatDay } from '../../../lib/format.ts';
import { StandaloneLink } from '../../../ui/actions/standalone-link/standalone-link.tsx';
import { DefinitionList } from '../../../ui/data/definition-list/definition-list.tsx';
import type { AnsweredQuery } from './certificate-query.tsx';
import styles from './queries.module.css';

/** A certificate that was found; or that there is none, with whom to ask. */
export function CertificateAnswer({ found, message }: AnsweredQuery) {
  if (!('cert_num' in found)) return <NoCertificate message={message} />;
  return (
    <div className={styles.card}>
      <h3>{found.name}</h3>
      <DefinitionList
        terms={[
          { term: 'Certificate number', description: found.cert_num },
          { term: 'Awarded', description: formatDay(found.award_date) },
          { term: 'Valid until', description: formatDay(found.end_date) },
        ]}
      />
      <StandaloneLink to={href.certificate(found.cert_num)} tone="accent" external>
        Page of the certificate
      </StandaloneLink>
    </div>
  );
}

function NoCertificate({ message }: Pick<AnsweredQuery, 'message'>) {
  // A certificate that was revoked is no data, and words of the server.
  const said = message === '' || message === 'success' ? '' : message;
  return (
    <div className={styles.card} data-missing="">
      <h3>{said || 'Your authentication information is not found'}</h3>
      {said === '' && <p>Please check whether your input information is incorrect</p>}
      <p>
        {'Contact our staff: '}
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        {' or '}
        <a href={brandLinks.whatsApp}>WhatsApp</a>
      </p>
    </div>
  );
}
