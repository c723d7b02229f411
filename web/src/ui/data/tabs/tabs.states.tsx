import type { States } from '../../states.ts';
import { Tabs } from './tabs.tsx';

export default {
  'Two views': (
    <Tabs
      label="Modes"
      tabs={[
        { key: 'video', title: 'Video Mode', content: 'Pictures and films in layers.' },
        { key: 'audio', title: 'Audio Mode', content: 'Tracks with their waveforms.' },
      ]}
    />
  ),
} satisfies States;
