import type { States } from '../../states.ts';
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
  'As many as fit, framed': <CardGrid edge="frame">{three}</CardGrid>,
  'Two, then three, below a line': (
    <CardGrid columns="two-then-three" edge="line">
      {three}
    </CardGrid>
  ),
  'Three in their order': (
    <CardGrid columns="three" from="laptop" ordered>
      {three}
    </CardGrid>
  ),
} satisfies States;
