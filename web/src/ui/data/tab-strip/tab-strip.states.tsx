import type { States } from '../../states.ts';
import { TabStrip } from './tab-strip.tsx';

const few = ['All products', 'S series', 'C series'].map((label) => ({ key: label, label, to: '/download' }));
const many = Array.from({ length: 24 }, (_, place) => ({
  key: place,
  label: `Product ${place + 1}`,
  to: '/history',
}));

const more = { label: 'More products', title: 'All products', groups: [{ label: 'Products', tabs: many }] };

export default {
  'All in sight': <TabStrip label="Few" tabs={few} current="S series" />,
  'More at both ends': <TabStrip label="Many" tabs={many} current={12} more={more} />,
  'More before': <TabStrip label="The last" tabs={many} current={23} more={more} />,
  'None is on': <TabStrip label="None" tabs={few} current={null} />,
} satisfies States;
