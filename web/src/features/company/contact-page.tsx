import type { PageTexts } from '../../../../shared/content/page-text-schema.ts';
import type { PageProps } from '../../lib/pages/page-module.ts';
import { ContactForm } from '../../shared-features/sales/contact-form.tsx';
import { DefinitionList } from '../../ui/data/definition-list/definition-list.tsx';
import { RichText } from '../../ui/data/rich-text/rich-text.tsx';
import { CardGrid } from '../../ui/layout/card-grid/card-grid.tsx';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import { SectionHead } from '../../ui/layout/section-head/section-head.tsx';
import { Split } from '../../ui/layout/split/split.tsx';
import { ContactChannels } from './contact-channels.tsx';
import styles from './contact-page.module.css';
import { MemberMessages } from './messages/member-messages.tsx';

/** Whom to ask, by which way, and what to have at hand. */
export default function ContactPage({
  data: { title, lead, html, channels, hours, before },
}: PageProps<PageTexts['contact']>) {
  return (
    <>
      <PageHead title={title}>
        <p>{lead}</p>
      </PageHead>
      <Section labelledBy="channels-title" space="none">
        <h2 id="channels-title" className={styles.title}>
          Five ways to reach us
        </h2>
        <ContactChannels channels={channels} />
      </Section>
      <Section id="contact" labelledBy="contact-title">
        <SectionHead id="contact-title" title="Write from here" />
        <Split share="one-to-two" from="wide" align="start">
          <RichText html={html} under={2} />
          <div className={styles.form}>
            <ContactForm />
          </div>
        </Split>
      </Section>
      <Section id="messages" labelledBy="messages-title">
        <SectionHead id="messages-title" title="Your messages" />
        <MemberMessages />
      </Section>
      <Section labelledBy="before-title">
        <SectionHead id="before-title" title="Have this at hand" />
        <CardGrid edge="line" className={styles.before}>
          {before.map((thing) => (
            <li key={thing.title}>
              <h3>{thing.title}</h3>
              <p>{thing.text}</p>
            </li>
          ))}
        </CardGrid>
      </Section>
      <Section labelledBy="hours-title">
        <SectionHead id="hours-title" title="When somebody reads it" />
        <DefinitionList terms={hours} />
      </Section>
    </>
  );
}
