import { addressOf } from '../../../shared/addresses.ts';
import type { PageProps } from '../../src/lib/pages/page-module.ts';
import { Link } from '../../src/ui/actions/link/link.tsx';
import { EditForm } from '../../src/ui/form/edit-form/edit-form.tsx';
import { Field } from '../../src/ui/form/field/field.tsx';
import { FormAnswer } from '../../src/ui/form/form-answer/form-answer.tsx';
import { SubmitButton } from '../../src/ui/form/submit-button/submit-button.tsx';
import { Section } from '../../src/ui/layout/section/section.tsx';
import { saveProfile } from './contract.ts';
import type { ProfileData } from './load-member-profile.ts';
import { testRoutes } from './routes.ts';

/** What the document shows of it. */
export function Frame() {
  return <h1>Profile</h1>;
}

/** A page with a form that may be left with changes that are not saved. */
export default function MemberProfilePage({ data: { company } }: PageProps<ProfileData>) {
  return (
    <>
      <h1>Profile</h1>
      <Section>
        <EditForm id="profile" label="Profile" entry={saveProfile} values={{ company }}>
          <Field name="company" label="Company" />
          <SubmitButton>Save</SubmitButton>
          <FormAnswer />
        </EditForm>
        <p>
          <Link to={addressOf(testRoutes.memberNotes, {})}>Notes</Link>
        </p>
      </Section>
    </>
  );
}
