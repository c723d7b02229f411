import type { States } from '../../states.ts';
import { Marquee } from './marquee.tsx';

const items = ['Northlight', 'Kade & Sons', 'Pala Arena'].map((name) => ({ key: name, content: name }));

export default { Moving: <Marquee label="Partners" items={items} /> } satisfies States;
