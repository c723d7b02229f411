import { href } from '../../lib/addresses/href.ts';
import { ActionLink } from '../../ui/actions/action-link/action-link.tsx';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../ui/layout/section/section.tsx';

/** What stands in place of a page that the server refuses to this member, in the server's words. */
export function RefusedPage({ message }: { readonly message: string }) {
  return (
    <>
      <PageHead title="This page cannot be shown">
        <p>{message}</p>
      </PageHead>
      <Section space="none">
        <ActionLink to={href.home()} kind="secondary">
          Home
        </ActionLink>
      </Section>
    </>
  );
}
