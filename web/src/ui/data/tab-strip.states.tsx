import type { States } from '../states.ts';
import { TabStrip } from './tab-strip.tsx';

const few = ['All products', 'S series', 'C series'].map((label) => ({ key: label, label, to: '/download' }));
const many = Array.from({ length: 24 }, (_, place) => ({
  key: place,
  label: `Product ${place + 1}`,
  to: '/history',
}));

export default {
  'All in sight': <TabStrip label="Few" tabs={few} current="S series" />,
  'Longer than the line': <TabStrip label="Many" tabs={many} current={20} more="More products" />,
  'None is on': <TabStrip label="None" tabs={few} current={null} />,
  Unfolded: { element: <TabStrip label="Unfolded" tabs={many} current={20} more="More products" />, after: 'press' },
} satisfies States;
