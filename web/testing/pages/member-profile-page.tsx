import { useEffect, useRef, useState } from 'react';
import { addressOf } from '../../../shared/addresses.ts';
import type { PageProps } from '../../src/lib/pages/page-module.ts';
import { unsavedChanges } from '../../src/lib/pages/unsaved-changes.ts';
import { Link } from '../../src/ui/actions/link/link.tsx';
import { Section } from '../../src/ui/layout/section/section.tsx';
import type { ProfileData } from './load-member-profile.ts';
import { testRoutes } from './routes.ts';

/** What the document shows of it. */
export function Frame() {
  return <h1>Profile</h1>;
}

/** A page with a form that may be left with changes that are not saved. */
export default function MemberProfilePage({ data }: PageProps<ProfileData>) {
  const [company, setCompany] = useState(data.company);
  const isDirty = company !== data.company;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isDirty || !form.current) return;
    return unsavedChanges.add(form.current, async () => confirm('Discard what you wrote?'));
  }, [isDirty]);
  return (
    <>
      <h1>Profile</h1>
      <Section>
        <form ref={form}>
          <input aria-label="Company" value={company} onChange={({ target }) => setCompany(target.value)} />
        </form>
        <p>
          <Link to={addressOf(testRoutes.memberNotes, {})}>Notes</Link>
        </p>
      </Section>
    </>
  );
}
