import type { States } from '../../states.ts';
import { Thumbnail } from './thumbnail.tsx';

export default {
  // Inside a part of the page that is as wide as a list gives it.
  'A render': (
    <p style={{ width: '6rem' }}>
      <Thumbnail name="ndi" />
    </p>
  ),
  // In daylight where the theme is light.
  Hardware: (
    <p style={{ width: '6rem' }}>
      <Thumbnail name="server-4u" />
    </p>
  ),
} satisfies States;
