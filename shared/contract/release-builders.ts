import type { FileFacts, Release } from './content-schemas.ts';

/** The Windows file of S3 Pro 5.2.0, with some fields replaced. */
export function aFile(given: Partial<FileFacts> = {}): FileFacts {
  return {
    system: 1,
    file_path: '/downloads/s3-pro/5.2.0/s3-pro-5.2.0-windows.zip',
    en_file_name: 'S3 Pro 5.2.0 Windows',
    size: 53_480,
    sha256: 'ef01c254ad0e9d289a2e52923cad2be1ab2964d7539e89bc03e73cb850a838ee',
    ...given,
  };
}

/** A release of S3 Pro for Windows, with some fields replaced. */
export function aRelease(given: Partial<Release> = {}): Release {
  const version = given.version ?? '5.2.0';
  const win_path = `/downloads/s3-pro/${version}/s3-pro-${version}-windows.zip`;
  return {
    id: 1,
    type: 21,
    version,
    en_name: `S3 Pro ${version}`,
    online_date: '2026-06-18',
    en_update_log: '<p>Notes</p>',
    win_path,
    mac_path: '',
    and_path: '',
    ios_path: '',
    sub_product_id: 0,
    sub_product_name: '',
    sub_win_path: '',
    sub_mac_path: '',
    sub_and_path: '',
    sub_ios_path: '',
    files: [aFile({ file_path: win_path, en_file_name: `S3 Pro ${version} Windows` })],
    ...given,
  };
}
