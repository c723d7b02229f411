import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { downloadHref } from '../../../shared/attachment-name.ts';
import { productTypes } from '../../../shared/product-type.ts';
import { isStoreAddress, type OfferedBuild } from '../lib/builds.ts';
import { href } from '../lib/href.ts';
import { recordDownload } from '../lib/record-download.ts';

interface DownloadLinkProps {
  readonly build: OfferedBuild;
  readonly className?: string | undefined;
  /** Names the file, `Download S3 Pro 5.2.0 for Windows`, unless the page shows parts of that already. */
  readonly children: ReactNode;
  /** Whether the visitor stays on the page: for the link of the page after a download. */
  readonly stay?: boolean;
}

/**
 * A plain link to a build. With script, following it also records the download and goes on to the page that says it has
 * started (product-rules.md#recording-a-download). The `download` attribute keeps the browser on the page, so neither of
 * the two stops the file; the address carries its name.
 */
export function DownloadLink({ build, className, children, stay = false }: DownloadLinkProps) {
  const [, navigate] = useLocation();
  const { type, version, system } = build;
  const { name } = productTypes[type];
  const record = () => void recordDownload({ type, version, system });

  if (isStoreAddress(build.file_path)) {
    return (
      <a className={className} href={build.file_path} target="_blank" rel="noreferrer" onClick={record}>
        {children}
      </a>
    );
  }

  const goOn = () =>
    navigate(href.downLink({ product_name: name, version, system: String(system), page: String(type) }));
  return (
    <a
      className={className}
      href={downloadHref(build)}
      download
      onClick={() => {
        record();
        if (!stay) goOn();
      }}
    >
      {children}
    </a>
  );
}
