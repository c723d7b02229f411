import { href } from '../../lib/addresses/href.ts';
import { ActionLink } from '../../ui/actions/action-link/action-link.tsx';
import { CallToAction } from '../../ui/layout/call-to-action/call-to-action.tsx';
import { Section } from '../../ui/layout/section/section.tsx';

/** Where the releases lead: to all downloads. */
export function Closing() {
  return (
    <Section labelledBy="closing-title" width="full">
      <CallToAction
        id="closing-title"
        title="The right file, before doors open"
        text="Every build carries its date, its size and its SHA-256, and a broken download resumes where it stopped."
      >
        <ActionLink to={href.download('all')} kind="secondary">
          All downloads
        </ActionLink>
      </CallToAction>
    </Section>
  );
}
