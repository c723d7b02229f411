import type { ComponentProps } from 'react';
import { Dialog } from '../../feedback/dialog/dialog.tsx';
import sheetShape from './sheet-shape.module.css';
import { TabGroups } from './tab-groups.tsx';

interface TabSheetProps extends Pick<ComponentProps<typeof TabGroups>, 'groups' | 'current'> {
  readonly title: string;
  readonly onClose: () => void;
}

/** All tabs of a strip on a phone: a sheet from its lower edge. */
export function TabSheet({ title, onClose, ...groups }: TabSheetProps) {
  return (
    <Dialog open title={title} onClose={onClose} shape={sheetShape} closesBeside>
      <TabGroups {...groups} heading="h3" onChoose={onClose} />
    </Dialog>
  );
}
