import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { downloadHref } from '../../../../shared/attachment-name.ts';
import { productTypes } from '../../../../shared/product-type.ts';
import { href } from '../../lib/addresses/href.ts';
import { isStoreAddress, type LinkedBuild, usualFileName } from './builds.ts';
import { recordDownload } from './record-download.ts';

interface DownloadLinkProps {
  readonly build: LinkedBuild;
  readonly className?: string | undefined;
  /** `Download S3 Pro 5.2.0 for Windows`, where the words alone name only a part of that. */
  readonly label?: string;
  readonly children: ReactNode;
  /** Whether the visitor stays on the page: for the link of the page after a download. */
  readonly stay?: boolean;
}

/**
 * A plain link to a build. With script, following it also records the download and goes on to the page that says it has
 * started (product-rules.md#recording-a-download). The `download` attribute keeps the browser on the page, so neither of
 * the two stops the file; the address carries its name.
 */
export function DownloadLink({ build, className, label, children, stay = false }: DownloadLinkProps) {
  const [, navigate] = useLocation();
  const { type, version, system, file_path, en_file_name = usualFileName(build) } = build;
  const { name } = productTypes[type];
  const record = () => void recordDownload({ type, version, system });

  if (isStoreAddress(file_path)) {
    return (
      <a className={className} aria-label={label} href={file_path} target="_blank" rel="noreferrer" onClick={record}>
        {children}
      </a>
    );
  }

  const goOn = () =>
    navigate(href.downLink({ product_name: name, version, system: String(system), page: String(type) }));
  return (
    <a
      className={className}
      aria-label={label}
      href={downloadHref({ file_path, en_file_name })}
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
