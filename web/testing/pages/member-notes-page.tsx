import { Activity, useState } from 'react';
import { addressOf } from '../../../shared/addresses.ts';
import type { PageProps } from '../../src/lib/pages/page-module.ts';
import { useUser } from '../../src/lib/session/use-session.ts';
import { Link } from '../../src/ui/actions/link/link.tsx';
import { EditForm } from '../../src/ui/form/edit-form/edit-form.tsx';
import { Field } from '../../src/ui/form/field/field.tsx';
import { Section } from '../../src/ui/layout/section/section.tsx';
import { saveProfile } from './contract.ts';
import type { NotesData } from './load-member-notes.ts';
import { testRoutes } from './routes.ts';

/** What the document shows of it. */
export function Frame() {
  return <h1>Notes</h1>;
}

/** A tab with something to lose: what was typed into it. */
function Draft({ name }: { readonly name: string }) {
  const [words, setWords] = useState('');
  return <textarea aria-label={name} value={words} onChange={({ target }) => setWords(target.value)} />;
}

/** A page with tabs by its query: what was begun in one of them is there when the visitor comes back. */
export default function MemberNotesPage({ data: { owner, notes }, params: { tab = '0' } }: PageProps<NotesData>) {
  const user = useUser();
  return (
    <>
      <h1>Notes</h1>
      <Section>
        <p>{`Notes of ${owner}: ${notes.join(', ')}`}</p>
        <p>{user && `Signed in as ${user.userName}`}</p>
        <nav aria-label="Tabs">
          {['0', '1'].map((other) => (
            <Link key={other} to={addressOf(testRoutes.memberNotes, { tab: other })}>{`Tab ${other}`}</Link>
          ))}
        </nav>
        {['0', '1'].map((other) => (
          <Activity key={other} mode={other === tab ? 'visible' : 'hidden'}>
            <Draft name={`Draft ${other}`} />
            <EditForm id={`remark-${other}`} label={`Remark ${other}`} entry={saveProfile} values={{ company: '' }}>
              <Field name="company" label={`Remark ${other}`} />
            </EditForm>
          </Activity>
        ))}
        <p>
          <Link to={addressOf(testRoutes.memberProfile, { id: '1' })}>Profile</Link>
        </p>
        <div style={{ height: '200vh' }} />
      </Section>
    </>
  );
}
