import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { brand } from '../../../../shared/brand.ts';
import { enquiryLengths } from '../../../../shared/enquiry-lengths.ts';
import type { FormTool } from '../../../../shared/form-tools.ts';
import { Form } from '../../ui/form/form/form.tsx';
import type { LoadEntry } from '../../ui/form/form/use-late-form.ts';
import { FormAnswer } from '../../ui/form/form-answer/form-answer.tsx';
import { SubmitButton } from '../../ui/form/submit-button/submit-button.tsx';
import { TextArea } from '../../ui/form/text-area/text-area.tsx';
import styles from './sales-form.module.css';

interface SalesFormProps {
  readonly id: string;
  /** Its name for screen readers. */
  readonly label: string;
  readonly tool: FormTool;
  readonly entry: LoadEntry;
  /** Its short fields. */
  readonly children: ReactNode;
  /** Its message, which stands beside three short fields or below all of them on wide screens. */
  readonly message: Pick<ComponentProps<typeof TextArea>, 'defaultValue' | 'optional'> & {
    readonly place: 'beside' | 'below';
  };
  /** Words of its button. */
  readonly send: string;
  /** Of the e-mail to write instead without script. */
  readonly subject?: string;
}

/**
 * A form whose message goes to sales. It sends what existing clients send as `type`, and the page on which it stands (product-rules.md#form-fields);
 * it says what is done with the message, and where to write without script.
 */
export function SalesForm({
  id,
  label,
  tool,
  entry,
  children,
  message: { place, ...area },
  send,
  subject,
}: SalesFormProps) {
  const [page] = useLocation();
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return (
    <>
      <Form id={id} label={label} tool={tool} entry={entry} className={styles.form}>
        {children}
        <input type="hidden" name="type" value="1" />
        <input type="hidden" name="page" value={page} />
        <TextArea {...area} name="content" label="Message" longest={enquiryLengths.content} className={styles[place]} />
        <div className={styles.send}>
          <SubmitButton>{send}</SubmitButton>
          <p>We use what you send to answer you, and delete it after 24 months.</p>
        </div>
        <FormAnswer />
      </Form>
      <noscript>
        <p>
          This form needs JavaScript. Without it, write to{' '}
          <a href={`mailto:${brand.salesEmail}${query}`}>{brand.salesEmail}</a>.
        </p>
      </noscript>
    </>
  );
}
