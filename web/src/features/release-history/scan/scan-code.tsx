import { downloadHref } from '../../../../../shared/attachment-name.ts';
import { platforms } from '../../../../../shared/platform.ts';
import { absolute } from '../../../lib/addresses/href.ts';
import {
  isStoreAddress,
  type OfferedBuild,
  offerWords,
  platformOf,
} from '../../../shared-features/downloads/builds.ts';
import { DownloadLink } from '../../../shared-features/downloads/download-link.tsx';
import { QrCode } from '../../../ui/data/qr-code/qr-code.tsx';

/** The address that a phone opens: a store's own, or ours in full. */
function scanAddress(build: OfferedBuild): string {
  return isStoreAddress(build.file_path) ? build.file_path : absolute(downloadHref(build));
}

interface ScanCodeProps {
  readonly build: OfferedBuild;
  /** Of the product. */
  readonly name: string;
}

/** The code of a build, or a plain link to it where the script that draws codes cannot be loaded. */
export function ScanCode({ build, name }: ScanCodeProps) {
  const { version, file_path, system } = build;
  return (
    <QrCode
      address={scanAddress(build)}
      label={`${name} ${version}`}
      instead={
        <DownloadLink build={build}>
          {`${offerWords(name, version, file_path)} ${platforms[platformOf(system)].label}`}
        </DownloadLink>
      }
    />
  );
}
