import type { OfferedBuild } from '../lib/builds.ts';
import { actionClass } from './action-class.ts';
import { DownloadLink } from './download-link.tsx';
import { Icon } from './icon.tsx';
import { strokes } from './page-strokes.ts';
import type { States } from './states.ts';

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
    <DownloadLink build={build} className={actionClass('lamp', 'large')} stay>
      <Icon path={strokes.download} />
      Download again
    </DownloadLink>
  ),
} satisfies States;
