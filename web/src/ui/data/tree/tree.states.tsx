import { moduleStrokes } from '../../icons/module-strokes.ts';
import type { States } from '../../states.ts';
import { Tree, type TreeNode } from './tree.tsx';

const leaf = (key: number, label: string): TreeNode => ({ key, label, to: '/faq', children: [] });
const nodes: readonly TreeNode[] = [
  {
    ...leaf(1, 'S series'),
    icon: moduleStrokes.windows,
    children: [
      {
        ...leaf(11, 'S1'),
        children: [leaf(101, 'A page does not reach the wall'), leaf(102, 'Two outputs are refused')],
      },
      { ...leaf(12, 'S2'), children: [leaf(111, 'A key does nothing')] },
    ],
  },
  { ...leaf(6, 'Hardware'), icon: moduleStrokes.outputs, children: [leaf(601, 'How many displays')] },
  { ...leaf(7, 'Contact'), icon: moduleStrokes.users },
];

export default {
  'One is current': <Tree label="Current" nodes={nodes} current={101} />,
  'Branches without addresses': (
    <Tree
      label="Lessons"
      nodes={[
        {
          key: 101,
          label: 'The list and the wall',
          children: [{ ...leaf(1, 'A first list in one evening'), isDone: true }, leaf(2, 'Doors, show and encore')],
        },
      ]}
      current={2}
    />
  ),
  'All are folded': <Tree label="Folded" nodes={nodes} current={null} />,
} satisfies States;
