import type { States } from '../../states.ts';
import { Link } from './link.tsx';

export default {
  'In a text': (
    <p>
      Every version stands in the <Link to="/history">release history</Link>.
    </p>
  ),
  'With the focus': { element: <Link to="/download">Download centre</Link>, after: 'focus' },
} satisfies States;
