import { ActionLink } from '../../actions/action-link/action-link.tsx';
import type { States } from '../../states.ts';
import { CallToAction } from './call-to-action.tsx';

export default {
  'At the end of a page': (
    <CallToAction
      id="gallery-call"
      title="The right file, before doors open"
      text="Every build carries its date, its size and its SHA-256."
    >
      <ActionLink to="/download" kind="primary">
        All downloads
      </ActionLink>
    </CallToAction>
  ),
} satisfies States;
