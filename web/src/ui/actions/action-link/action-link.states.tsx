import { Icon } from '../../icons/icon/icon.tsx';
import { strokes } from '../../icons/page-strokes.ts';
import type { States } from '../../states.ts';
import { ActionLink } from './action-link.tsx';

export default {
  Lamp: (
    <ActionLink to="/download" kind="primary">
      Download centre
    </ActionLink>
  ),
  'Lamp with an icon': (
    <ActionLink to="/download" kind="primary">
      <Icon path={strokes.download} />
      Download centre
    </ActionLink>
  ),
  Line: (
    <ActionLink to="/history" kind="secondary">
      Release history
    </ActionLink>
  ),
  'With the focus': {
    element: (
      <ActionLink to="/history" kind="secondary">
        Show more
      </ActionLink>
    ),
    after: 'focus',
  },
} satisfies States;
