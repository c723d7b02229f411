import type { States } from '../../states.ts';
import { Split } from './split.tsx';

const words = <p>What a stage looks like once the screens are up, who built it, and what it was built with.</p>;
const more = (
  <div>
    <p>To read</p>
    <p>To watch</p>
    <p>To see</p>
  </div>
);

export default {
  'Halves from a tablet on': (
    <Split from="tablet">
      {words}
      {more}
    </Split>
  ),
  'Two to three, centred': (
    <Split share="two-to-three" from="laptop" align="center">
      {words}
      {more}
    </Split>
  ),
  'One to two on wide screens': (
    <Split share="one-to-two" from="wide" align="start">
      {words}
      {more}
    </Split>
  ),
} satisfies States;
