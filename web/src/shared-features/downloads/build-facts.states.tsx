import type { States } from '../../ui/states.ts';
import { BuildFacts } from './build-facts.tsx';

const build = {
  type: 21,
  version: '5.2.0',
  system: 1,
  file_path: '/downloads/s3-pro/5.2.0/s3-pro-5.2.0-windows.zip',
  en_file_name: 'S3 Pro 5.2.0 Windows',
  size: 4_850_000,
  sha256: 'ef01c254ad0e9d289a2e52923cad2be1ab2964d7539e89bc03e73cb850a838ee',
} as const;

const inStore = { ...build, system: 3, file_path: 'https://apps.example.com/touch', size: 0, sha256: '' } as const;

export default {
  'To be downloaded': <BuildFacts build={build} day="2026-06-18" />,
  Downloaded: <BuildFacts build={build} day="2026-06-18" command />,
  'In a store': <BuildFacts build={inStore} day="2026-06-18" />,
} satisfies States;
