import { accountLengths } from '../../../../../shared/account-lengths.ts';
import { signUpTool } from '../../../../../shared/form-tools.ts';
import { CheckBox } from '../../../ui/form/check-box/check-box.tsx';
import { Field } from '../../../ui/form/field/field.tsx';
import { FileUpload } from '../../../ui/form/file-upload/file-upload.tsx';
import type { SendFile } from '../../../ui/form/file-upload/use-upload.ts';
import { Form } from '../../../ui/form/form/form.tsx';
import { FormAnswer } from '../../../ui/form/form-answer/form-answer.tsx';
import { SubmitButton } from '../../../ui/form/submit-button/submit-button.tsx';
import { TextArea } from '../../../ui/form/text-area/text-area.tsx';
import { certificationCalls } from '../late-calls.ts';
import { ExamCode } from './exam-code.tsx';
import { ExamRules } from './exam-rules.tsx';
import { SignUpDone } from './sign-up-done.tsx';
import styles from './sign-up-form.module.css';

const entry = async () => (await certificationCalls()).pageSignUp;

const sendPhoto: SendFile = async (file, options) => (await certificationCalls()).uploadPhoto(file, options);

interface SignUpFormProps {
  readonly rules: readonly string[];
  /** Version of the text on what is kept, which stands at `#kept-data` and is recorded with the consent. */
  readonly version: string;
  readonly onSignedUp: () => void;
}

/** The sign-up for the exam of this month (product-rules.md#exam-form). */
export function SignUpForm({ rules, version, onSignedUp }: SignUpFormProps) {
  return (
    <Form id="exam-sign-up" label="Exam sign-up" tool={signUpTool} entry={entry} className={styles.form}>
      <div className={styles.photo}>
        <FileUpload
          name="headimg"
          label="Photo"
          hint="JPG or PNG, head and shoulders"
          shape="portrait"
          send={sendPhoto}
        />
      </div>
      <Field name="name" label="Name" hint="as it stands on your ID card" autoComplete="name" />
      <Field name="company" label="Company" autoComplete="organization" />
      <div className={styles.wide}>
        <TextArea
          name="addr"
          label="Address"
          hint="street, city, province, postcode"
          autoComplete="street-address"
          rows={2}
          longest={accountLengths.address}
        />
      </div>
      <Field
        name="idcard"
        label="ID number"
        hint="15 or 18 characters"
        autoComplete="off"
        autoCapitalize="characters"
      />
      <Field
        name="phone"
        label="Mobile number"
        hint="mainland China, 11 digits"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <Field name="email" label="E-mail" hint="the code goes there" type="email" autoComplete="email" />
      <ExamCode />
      <div className={styles.wide}>
        <CheckBox name="consent" value={version}>
          I agree that you keep what I enter here, as it is written in{' '}
          <a href="#kept-data">what we keep and for how long</a>{' '}
          <span className={styles.version}>{`(version ${version}).`}</span>
        </CheckBox>
      </div>
      <div className={`${styles.wide} ${styles.send}`}>
        <ExamRules rules={rules} />
        <SubmitButton>Sign up</SubmitButton>
      </div>
      <div className={`${styles.wide} ${styles.answer}`}>
        <FormAnswer />
      </div>
      <SignUpDone onSignedUp={onSignedUp} />
    </Form>
  );
}
