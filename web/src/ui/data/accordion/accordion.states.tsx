import type { States } from '../../states.ts';
import { Accordion } from './accordion.tsx';

export default {
  'One open': (
    <Accordion
      name="gallery"
      parts={[
        { key: 'layers', title: 'Layers', content: 'Pictures, films and cameras above one another.' },
        { key: 'sound', title: 'Sound', content: 'Each track on the card and the channel that it is meant for.' },
      ]}
    />
  ),
} satisfies States;
