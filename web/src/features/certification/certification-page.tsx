import { Activity, type ReactNode, useState } from 'react';
import type { PageProps } from '../../lib/pages/page-module.ts';
import { actionClass } from '../../ui/actions/action-class.ts';
import { Link } from '../../ui/actions/link/link.tsx';
import { TabStrip } from '../../ui/data/tab-strip/tab-strip.tsx';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import { AboutTab } from './about/about-tab.tsx';
import styles from './certification-page.module.css';
import { type CertificationTab, tabAddress, tabOf, tabs } from './certification-tabs.ts';
import type { CertificationTexts } from './load-certification.ts';
import { CertificateQuery } from './queries/certificate-query.tsx';
import { SignUpQuery } from './queries/sign-up-query.tsx';
import { SignUpTab } from './sign-up/sign-up-tab.tsx';

const contentOf: Readonly<Record<CertificationTab, (texts: CertificationTexts, onSignedUp: () => void) => ReactNode>> =
  {
    about: (texts) => <AboutTab texts={texts} />,
    certificate: () => <CertificateQuery />,
    'sign-up': (texts, onSignedUp) => <SignUpTab texts={texts} onSignedUp={onSignedUp} />,
    'sign-up-query': (_, onSignedUp) => <SignUpQuery onSignedUp={onSignedUp} />,
  };

/** The certification centre (product-rules.md#certification-centre). A tab that was opened stays, with what was typed into it. */
export default function CertificationPage({ data, params }: PageProps<CertificationTexts>) {
  const tab = tabOf(params.tab)?.key ?? 'about';
  const [opened, setOpened] = useState([tab]);
  const [isSignedUp, setSignedUp] = useState(false);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  return (
    <>
      <PageHead title={data.title} size="compact">
        <p>{data.lead}</p>
      </PageHead>
      <Section space="none">
        <TabStrip label="Certification" tabs={tabs} current={tab} />
      </Section>
      <div className={styles.room}>
        {opened.map((key) => (
          <Activity key={key} mode={key === tab ? 'visible' : 'hidden'}>
            <div>{contentOf[key](data, () => setSignedUp(true))}</div>
          </Activity>
        ))}
        {/* Every other tab has a form with a filled button of its own, which it would cover on a phone. */}
        {tab === 'about' && !isSignedUp && (
          <p className={styles.floating}>
            <Link to={tabAddress('sign-up')} className={`${actionClass('secondary')} ${styles.button}`}>
              Sign up for the exam
            </Link>
          </p>
        )}
      </div>
    </>
  );
}
