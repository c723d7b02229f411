import type { States } from '../../states.ts';
import { Section } from '../section/section.tsx';
import { CardGrid } from './card-grid.tsx';

const three = (
  <>
    <li>To read</li>
    <li>To watch</li>
    <li>
      <p>To see</p>
      <p>What a stage looks like once the screens are up, and who built it.</p>
    </li>
  </>
);

export default {
  'As many as fit, framed': (
    <Section space="none">
      <CardGrid edge="frame">{three}</CardGrid>
    </Section>
  ),
  'Two, then three, below a line': (
    <Section space="none">
      <CardGrid columns="two-then-three" edge="line">
        {three}
      </CardGrid>
    </Section>
  ),
  'Three in their order': (
    <Section space="none">
      <CardGrid columns="three" from="laptop" ordered>
        {three}
      </CardGrid>
    </Section>
  ),
} satisfies States;
