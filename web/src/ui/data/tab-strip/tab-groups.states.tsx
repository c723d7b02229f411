import type { States } from '../../states.ts';
import { TabGroups } from './tab-groups.tsx';

const group = (label: string, ...names: string[]) => ({
  label,
  tabs: names.map((name) => ({ key: name, label: name, to: '/history' })),
});

const groups = [
  group('S series', 'S1', 'S2', 'S3', 'S3 Pro', 'S3 Lite'),
  group('P series', 'P1+', 'P1+ Encrypted Lock', 'P1', 'P1 Encrypted Lock'),
  group('Mobile control', 'ccMAX', 'Touch'),
  group('Tools', 'Broadcasting Assistant', 'HVC Plugin', 'License Reader'),
];

export default {
  'By family': <TabGroups groups={groups} current="S3 Pro" heading="h3" onChoose={() => {}} />,
} satisfies States;
