import { strokes } from '../../icons/page-strokes.ts';
import type { States } from '../../states.ts';
import { StandaloneLink } from './standalone-link.tsx';

export default {
  Plain: <StandaloneLink to="/download">About S3 Pro</StandaloneLink>,
  Soft: (
    <StandaloneLink to="/history" icon={strokes.history} tone="soft">
      S3 Pro history
    </StandaloneLink>
  ),
  Accent: (
    <StandaloneLink to="/feeds/all.atom" icon={strokes.feed} tone="accent" external>
      Follow by Atom feed
    </StandaloneLink>
  ),
} satisfies States;
