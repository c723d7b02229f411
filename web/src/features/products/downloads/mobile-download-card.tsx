import type { ProductType } from '../../../../../shared/product-type.ts';
import { useScanInstead } from '../../../lib/visitor/visitor.ts';
import { platformOf } from '../../../shared-features/downloads/builds.ts';
import { DialogButton } from '../../../ui/feedback/dialog/dialog-button.tsx';
import { Icon } from '../../../ui/icons/icon/icon.tsx';
import { strokes } from '../../../ui/icons/page-strokes.ts';
import { DownloadCard } from './download-card.tsx';
import type { DatedBuild } from './published.ts';

interface MobileDownloadCardProps {
  readonly type: ProductType;
  readonly name: string;
  /** Path of the product's page. */
  readonly path: string;
  readonly builds: readonly DatedBuild[];
}

const loadCode = async () => (await import('./page-code-dialog.tsx')).PageCodeDialog;

const mobile = ['android', 'ios'];

/** Downloads of an app: on a desktop a code brings this page to the phone; there, and without script, its builds are links. */
export function MobileDownloadCard({ type, name, path, builds }: MobileDownloadCardProps) {
  const scans = useScanInstead();
  const shown = scans ? builds.filter(({ system }) => !mobile.includes(platformOf(system))) : builds;
  const scannable = scans && shown.length < builds.length;
  const scan = (
    <DialogButton load={loadCode} given={{ name, path }} kind="primary">
      <Icon path={strokes.scan} />
      Scan for Android and iOS
    </DialogButton>
  );
  return <DownloadCard type={type} builds={shown} main={!scannable} {...(scannable && { action: scan })} />;
}
