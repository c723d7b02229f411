import { brand } from '../../../../shared/brand.ts';
import { ContactForm } from '../../shared-features/sales/contact-form.tsx';
import { StandaloneLink } from '../../ui/actions/standalone-link/standalone-link.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import { Split } from '../../ui/layout/split/split.tsx';
import styles from './contact.module.css';

/** Whom to ask before buying, and the form to do it. */
export function Contact() {
  return (
    <Section id="contact" labelledBy="contact-title">
      <Split share="one-to-two" from="wide">
        <div className={styles.words}>
          <h2 id="contact-title">Tell us about your show</h2>
          <p>
            What plays, on how many outputs, and when do doors open? We answer with the product that fits, and what it
            takes to run it.
          </p>
          <dl className={styles.addresses}>
            <div>
              <dt>Before you buy</dt>
              <dd>
                <StandaloneLink to={`mailto:${brand.salesEmail}`} tone="accent" external>
                  {brand.salesEmail}
                </StandaloneLink>
              </dd>
            </div>
            <div>
              <dt>When you run it already</dt>
              <dd>
                <StandaloneLink to={`mailto:${brand.supportEmail}`} tone="accent" external>
                  {brand.supportEmail}
                </StandaloneLink>
              </dd>
            </div>
          </dl>
        </div>
        <div className={styles.form}>
          <ContactForm />
        </div>
      </Split>
    </Section>
  );
}
