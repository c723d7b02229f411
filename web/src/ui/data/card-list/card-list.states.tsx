import type { States } from '../../states.ts';
import { CardList } from './card-list.tsx';

export default {
  'Three of them': (
    <CardList>
      <li>To read</li>
      <li>To watch</li>
      <li>
        <p>To see</p>
        <p>What a stage looks like once the screens are up, and who built it.</p>
      </li>
    </CardList>
  ),
} satisfies States;
