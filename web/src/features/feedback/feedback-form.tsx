import { brand } from '../../../../shared/brand.ts';
import { feedbackLengths } from '../../../../shared/feedback-lengths.ts';
import { feedbackTool } from '../../../../shared/form-tools.ts';
import { fromNetwork } from '../../lib/loading/load-failure.ts';
import { Field } from '../../ui/form/field/field.tsx';
import { FileUpload } from '../../ui/form/file-upload/file-upload.tsx';
import type { SendFile } from '../../ui/form/file-upload/use-upload.ts';
import { Form } from '../../ui/form/form/form.tsx';
import { FormAnswer } from '../../ui/form/form-answer/form-answer.tsx';
import { Select } from '../../ui/form/select/select.tsx';
import { SubmitButton } from '../../ui/form/submit-button/submit-button.tsx';
import { TextArea } from '../../ui/form/text-area/text-area.tsx';
import { FeedbackAnswer } from './feedback-answer.tsx';
import styles from './feedback-form.module.css';
import type { FeedbackData } from './load-feedback.ts';

const calls = () => fromNetwork(import('./feedback-calls.ts'));
const entry = async () => (await calls()).sendFeedback;
const sendPicture: SendFile = async (file, options) => (await calls()).uploadPicture(file, options);

/** The feedback form (product-rules.md#feedback), which begins with what its address says. */
export function FeedbackForm({ products, given }: Pick<FeedbackData, 'products' | 'given'>) {
  return (
    <>
      <Form id="feedback" label="Feedback" tool={feedbackTool} entry={entry} className={styles.form}>
        {/* What the address says comes once its data is there. A select takes no other beginning; a field that nobody has touched does. */}
        <Select
          key={given.product}
          name="product_name"
          label="Product"
          placeholder="Choose a product"
          defaultValue={given.product}
          options={products.map((name) => ({ value: name, label: name }))}
        />
        <Field
          name="version"
          label="Version"
          hint="as the program shows it, such as 5.1.6"
          defaultValue={given.version}
        />
        <div className={styles.wide}>
          <TextArea name="content" label="Question or suggestion" rows={6} longest={feedbackLengths.content} />
        </div>
        <div className={styles.wide}>
          <FileUpload
            name="screenshot"
            label="Picture of the screen (optional)"
            hint="JPG or PNG"
            shape="screen"
            send={sendPicture}
          />
        </div>
        <Field name="name" label="Name" autoComplete="name" defaultValue={given.name} optional />
        <Field name="email" label="E-mail" type="email" autoComplete="email" />
        <Field
          name="phone"
          label="Mobile number"
          hint="mainland China, 11 digits"
          inputMode="tel"
          autoComplete="tel-national"
        />
        <input type="hidden" name="type" value="1" />
        <div className={`${styles.wide} ${styles.send}`}>
          <SubmitButton>Send feedback</SubmitButton>
          <p>We use what you send to answer you, and delete it after 24 months, the picture after 90 days.</p>
        </div>
        <div className={styles.wide}>
          <FormAnswer />
        </div>
        <FeedbackAnswer />
      </Form>
      <noscript>
        <p>
          This form needs JavaScript. Without it, write to{' '}
          <a href={`mailto:${brand.supportEmail}?subject=Feedback`}>{brand.supportEmail}</a>.
        </p>
      </noscript>
    </>
  );
}
