import { actionClass } from '../../ui/actions/action-class.ts';
import { Icon } from '../../ui/icons/icon/icon.tsx';
import { strokes } from '../../ui/icons/page-strokes.ts';
import type { States } from '../../ui/states.ts';
import type { OfferedBuild } from './builds.ts';
import { DownloadLink } from './download-link.tsx';

const build: OfferedBuild = {
  type: 21,
  version: '5.2.0',
  system: 1,
  file_path: '/downloads/s3-pro/5.2.0/s3-pro-5.2.0-windows.zip',
  en_file_name: 'S3 Pro 5.2.0 Windows',
  size: 53_480,
  sha256: 'a'.repeat(64),
};

export default {
  'In a text': (
    <p>
      Get the <DownloadLink build={build}>newest build</DownloadLink> first.
    </p>
  ),
  'As the only action of a page': (
    <DownloadLink build={build} className={actionClass('primary', 'large')} stay>
      <Icon path={strokes.download} />
      Download again
    </DownloadLink>
  ),
} satisfies States;
