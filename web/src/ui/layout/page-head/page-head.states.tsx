import type { States } from '../../states.ts';
import { PageHead } from './page-head.tsx';

export default {
  'With a lead': (
    <PageHead title="Download centre">
      <p>Pick your product, check the file, start the show.</p>
    </PageHead>
  ),
  Compact: (
    <PageHead title="Download centre" size="compact">
      <p>Every build with its date, its size and its SHA-256.</p>
    </PageHead>
  ),
  'Without one': <PageHead title="There is no such product" />,
} satisfies States;
