import { brand } from '../../../../shared/brand.ts';
import { certificateMarks, markOf } from '../../../../shared/certificate-document.ts';
import type { CertificateState } from '../../../../shared/contract/certification-schemas.ts';
import { engineer } from '../../../../shared/engineer-certificate.ts';
import { href } from '../../lib/addresses/href.ts';
import { actionClass } from '../../ui/actions/action-class.ts';
import { DefinitionList } from '../../ui/data/definition-list/definition-list.tsx';
import { StatusBadge, type StatusTone } from '../../ui/feedback/status-badge/status-badge.tsx';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import { Split } from '../../ui/layout/split/split.tsx';
import styles from './certificate-page.module.css';

const { name, number, awarded, ends, revoked, pdf, credential, qr } = certificateMarks;

const said: Readonly<
  Record<CertificateState, { readonly badge: string; readonly tone: StatusTone; readonly words: string }>
> = {
  valid: { badge: 'Valid', tone: 'done', words: `This certificate is valid until ${markOf(ends)}.` },
  expired: {
    badge: 'Expired',
    tone: 'over',
    words: `This certificate has expired: ${markOf(ends)} was its last day.`,
  },
  revoked: {
    badge: 'Revoked',
    tone: 'over',
    words: `This certificate was revoked on ${markOf(revoked)}. It proves nothing any more.`,
  },
};

/**
 * The page of one certificate, with marks in the places of what it says: the API fills it when somebody asks for it (functions/certification/documents). It needs no
 * script and has none.
 */
export default function CertificatePage({ state }: { readonly state: CertificateState }) {
  const { badge, tone, words } = said[state];
  const isProof = state !== 'revoked';
  return (
    <>
      <PageHead title={markOf(name)}>
        <p>{engineer.name}</p>
      </PageHead>
      <Section space="none">
        <Split share="three-to-two" from="laptop" align="start" className={styles.certificate}>
          <div className={styles.facts}>
            <div className={styles.state} data-over={tone === 'over' || undefined}>
              <StatusBadge tone={tone}>{badge}</StatusBadge>
              <p>{words}</p>
            </div>
            <DefinitionList
              terms={[
                { term: 'Number', description: markOf(number) },
                { term: 'Awarded on', description: markOf(awarded) },
                { term: 'Last day', description: markOf(ends) },
                { term: 'Awarded by', description: brand.legalName },
              ]}
            />
            {isProof && (
              <ul className={styles.actions}>
                <li>
                  <a className={actionClass('primary')} href={markOf(pdf)} download>
                    Certificate as PDF
                  </a>
                </li>
                <li>
                  <a className={actionClass('secondary')} href={markOf(credential)} download>
                    Digital credential
                  </a>
                </li>
              </ul>
            )}
            <p className={styles.note}>
              {isProof &&
                'The digital credential is an Open Badge that any wallet or verifier can check without asking us. '}
              Whoever doubts what somebody shows finds the certificate by number and name in the{' '}
              <a href={href.to('sign')}>certification centre</a>, or asks{' '}
              <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
            </p>
          </div>
          <figure className={styles.code}>
            {markOf(qr)}
            <figcaption>Leads to this page</figcaption>
          </figure>
        </Split>
      </Section>
    </>
  );
}
