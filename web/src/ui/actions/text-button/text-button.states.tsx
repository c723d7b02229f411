import type { States } from '../../states.ts';
import { TextButton } from './text-button.tsx';

export default {
  'By itself': <TextButton>Downloads</TextButton>,
  'In a text': (
    <p>
      The details could not be loaded. <TextButton>Try again</TextButton>
    </p>
  ),
} satisfies States;
