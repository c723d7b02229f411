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
  /** Words that name the file: `Download S3 Pro 5.2.0 for Windows`, as far as they are not in sight already. */
  readonly children: ReactNode;
  /** Stay on the page: the link of the page that follows a download. */
  readonly stay?: boolean;
}

/**
 * A plain link to a build. With script, following it also records the download and goes on to the page that says it has
 * started (product-rules.md#recording-a-download). The `download` attribute keeps the browser where it is, so neither
 * stops the file; its name comes with the address.
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
