import { Activity, type ReactNode, useState } from 'react';
import type { PageProps } from '../../lib/pages/page-module.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { TabStrip } from '../../ui/data/tab-strip/tab-strip.tsx';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import { AddressList } from './addresses/address-list.tsx';
import { MyOrders, MySubscriptions } from './licences.tsx';
import { OwnData } from './own-data/own-data.tsx';
import { PasskeyList } from './passkeys/passkey-list.tsx';
import styles from './personal-page.module.css';
import { tabOf, tabs } from './personal-tabs.ts';
import { ProfilePart } from './profile/profile-part.tsx';
import { ProjectList } from './projects/project-list.tsx';
import { SessionList } from './sessions/session-list.tsx';

/** The head, and the room of the line below it, where a document does not know who is there. */
function Head() {
  const user = useUser();
  return (
    <PageHead title="Personal centre" size="compact">
      <p className={styles.who}>{user && [user.userName, user.email].filter(Boolean).join(', ')}</p>
    </PageHead>
  );
}

/** What the document shows of it: which tab is on, it does not know. */
export function Frame() {
  return (
    <div className={styles.room}>
      <Head />
      <Section space="none">
        <TabStrip label="Personal centre" tabs={tabs} current={null} />
        <noscript>
          <p className={styles.noScript}>
            The personal centre shows what is yours with JavaScript, which is switched off in this browser.
          </p>
        </noscript>
      </Section>
    </div>
  );
}

const contents: Readonly<Record<string, ReactNode>> = {
  0: (
    <>
      <ProfilePart />
      <PasskeyList />
      <SessionList />
      <ProjectList />
      <OwnData />
    </>
  ),
  1: <MySubscriptions />,
  2: <MyOrders />,
  3: <AddressList />,
};

/** The personal centre (product-rules.md#personal-centre). A tab that was opened stays, with what was typed into it. */
export default function PersonalPage({ params }: PageProps<null>) {
  const tab = tabOf(params.page);
  const [opened, setOpened] = useState([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  return (
    <div className={styles.room}>
      <Head />
      <Section space="none">
        <TabStrip label="Personal centre" tabs={tabs} current={tab} />
        {opened.map((key) => (
          <Activity key={key} mode={key === tab ? 'visible' : 'hidden'}>
            {contents[key]}
          </Activity>
        ))}
      </Section>
    </div>
  );
}
