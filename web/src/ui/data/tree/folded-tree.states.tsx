import type { States } from '../../states.ts';
import { FoldedTree } from './folded-tree.tsx';
import type { TreeNode } from './tree.tsx';

const leaf = (key: number, label: string): TreeNode => ({ key, label, to: '/faq', children: [] });
const nodes = [{ ...leaf(1, 'S series'), children: [leaf(11, 'S1'), leaf(12, 'S2')] }, leaf(2, 'Hardware')];

export default {
  'One is current': <FoldedTree summary="S1" label="Current, folded" nodes={nodes} current={11} />,
  'None is current': <FoldedTree summary="All topics" label="All" nodes={nodes} current={null} />,
} satisfies States;
