import type { ReactNode } from 'react';
import { Section } from '../../ui/layout/section/section.tsx';
import { SectionHead } from '../../ui/layout/section-head/section-head.tsx';
import { Split } from '../../ui/layout/split/split.tsx';
import styles from './contact-sales.module.css';
import { EnquiryForm } from './enquiry-form.tsx';

/** The anchor of the form. */
export const contactId = 'enquiry';

const usual =
  'Tell us where it is to run, on how many outputs, and from when on. An e-mail address or a WhatsApp number is enough for us to answer.';

interface ContactSalesProps {
  readonly title?: string;
  /** Named in the message that is begun for the visitor. */
  readonly product: string;
  /** What to tell; where it is to run otherwise. */
  readonly children?: ReactNode;
}

/** The enquiry about a product, or about what else is to be had, with its name in it. */
export function ContactSales({ product, title = `Ask about ${product}`, children = usual }: ContactSalesProps) {
  return (
    <Section id={contactId} labelledBy="enquiry-title">
      <SectionHead id="enquiry-title" title={title} />
      <Split share="two-to-three" from="laptop" className={styles.contact}>
        <p>{children}</p>
        <EnquiryForm product={product} />
      </Split>
    </Section>
  );
}
