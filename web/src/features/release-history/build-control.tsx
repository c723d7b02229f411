import { platforms } from '../../../../shared/platform.ts';
import { productTypes } from '../../../../shared/product-type.ts';
import { isStoreAddress, type OfferedBuild, platformOf } from '../../shared-features/downloads/builds.ts';
import { DownloadLink } from '../../shared-features/downloads/download-link.tsx';
import { actionClass } from '../../ui/actions/action-class.ts';
import { Icon } from '../../ui/icons/icon/icon.tsx';
import { strokes } from '../../ui/icons/page-strokes.ts';
import { PlatformIcon } from '../../ui/icons/platform-icon/platform-icon.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';

interface BuildControlProps {
  readonly build: OfferedBuild;
  /** Opens the code of the build; without it, the build is linked. */
  readonly onScan?: (() => void) | undefined;
  /** The one that the visitor came for says what it does; the others are an icon and a name. */
  readonly own?: boolean;
}

/** One platform of a release: the way to its file, its store or its code. Each is named in full for those who hear it alone. */
export function BuildControl({ build, onScan, own = false }: BuildControlProps) {
  const platform = platformOf(build.system);
  const isStore = isStoreAddress(build.file_path);
  const file = `${productTypes[build.type].name} ${build.version}`;
  const verb = isStore ? 'Get' : 'Download';
  const { label } = platforms[platform];
  const wayIcon = isStore ? strokes.external : strokes.download;
  const words = (
    <>
      <PlatformIcon platform={platform} />
      <span>
        {own && !onScan && (
          <>
            {verb} <VisuallyHidden>{file} </VisuallyHidden>for {label}
          </>
        )}
        {own && onScan && (
          <>
            <VisuallyHidden>{`Scan code: ${verb} ${file} for ${label}`}</VisuallyHidden>
            <span aria-hidden="true">Scan code for {label}</span>
          </>
        )}
        {!own && (
          <>
            <VisuallyHidden>{`${onScan ? 'Scan code: ' : ''}${verb} ${file} for `}</VisuallyHidden>
            {label}
          </>
        )}
      </span>
      {(own || onScan || isStore) && <Icon path={onScan ? strokes.scan : wayIcon} />}
    </>
  );
  const className = own ? actionClass('primary', 'large') : actionClass('secondary');
  return onScan ? (
    <button type="button" className={className} aria-haspopup="dialog" onClick={onScan}>
      {words}
    </button>
  ) : (
    <DownloadLink build={build} className={className}>
      {words}
    </DownloadLink>
  );
}
