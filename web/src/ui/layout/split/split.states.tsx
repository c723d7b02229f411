import type { States } from '../../states.ts';
import { Section } from '../section/section.tsx';
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
    <Section space="none">
      <Split from="tablet">
        {words}
        {more}
      </Split>
    </Section>
  ),
  'Two to three, centred': (
    <Section space="none">
      <Split share="two-to-three" from="laptop" align="center">
        {words}
        {more}
      </Split>
    </Section>
  ),
  'One to two on wide screens': (
    <Section space="none">
      <Split share="one-to-two" from="wide" align="start">
        {words}
        {more}
      </Split>
    </Section>
  ),
} satisfies States;
