import { useRef } from 'react';
import { downloadHref } from '../../../../shared/attachment-name.ts';
import { brand } from '../../../../shared/brand.ts';
import { platforms } from '../../../../shared/platform.ts';
import { isStoreAddress, type OfferedBuild, offerWords, platformOf } from '../../lib/builds.ts';
import { useQrCode } from '../../ui/data/use-qr-drawing.ts';
import { DownloadLink } from '../../ui/download-link.tsx';
import linkStyles from './sub-software-links.module.css';

/** The address that a phone opens: a store's own, or ours in full. */
function scanAddress(build: OfferedBuild): string {
  return isStoreAddress(build.file_path) ? build.file_path : brand.siteUrl + downloadHref(build);
}

interface ScanCodeProps {
  readonly build: OfferedBuild;
  /** Of the product. */
  readonly name: string;
}

/** The code of a build, or a plain link to it where the script that draws codes cannot be loaded. */
export function ScanCode({ build, name }: ScanCodeProps) {
  const { QrCode, failed, retry } = useQrCode();
  const place = useRef<HTMLDivElement>(null);

  const tryAgain = () => {
    place.current?.focus(); // the button goes when the code comes
    retry();
  };

  return (
    <div ref={place} tabIndex={-1} aria-live="polite">
      {QrCode && <QrCode address={scanAddress(build)} label={`${name} ${build.version}`} />}
      {!QrCode && !failed && <p>Drawing the code …</p>}
      {failed && (
        <>
          <p>The code could not be loaded.</p>
          <p>
            <DownloadLink build={build}>
              {offerWords(name, build.version, build.file_path)} {platforms[platformOf(build.system)].label}
            </DownloadLink>
          </p>
          <button type="button" className={linkStyles.open} onClick={tryAgain}>
            Try again
          </button>
        </>
      )}
    </div>
  );
}
