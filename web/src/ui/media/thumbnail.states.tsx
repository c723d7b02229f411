import type { States } from '../states.ts';
import { Thumbnail } from './thumbnail.tsx';

export default {
  // Inside a part of the page that is as wide as a list gives it.
  'A render': (
    <p style={{ width: '6rem' }}>
      <Thumbnail name="ndi" />
    </p>
  ),
} satisfies States;
