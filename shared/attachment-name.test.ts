import { describe, expect, it } from 'vitest';
import { attachmentName, downloadHref } from './attachment-name.ts';

describe('the name of an attachment', () => {
  it('the name of an attachment is the file name plus the extension of the path', () => {
    expect(attachmentName('S3 Pro 5.2.0 Windows', '/downloads/s3-pro/5.2.0/s3-pro-5.2.0-windows.zip')).toBe(
      'S3 Pro 5.2.0 Windows.zip',
    );
  });

  it('the name of an attachment does not carry the extension twice, whatever its case', () => {
    expect(attachmentName('Manual.PDF', '/downloads/manual.pdf')).toBe('Manual.PDF');
  });

  it('the name of an attachment ignores the query and the fragment of the address', () => {
    expect(attachmentName('Touch', '/downloads/touch.apk?from=a.zip#b.exe')).toBe('Touch.apk');
  });

  it('the name of an attachment has no extension where the path has none, even below a folder with a dot', () => {
    expect(attachmentName('Read me', '/downloads/5.2.0/readme')).toBe('Read me');
    expect(attachmentName('Hidden', '/downloads/.hidden')).toBe('Hidden');
  });
});

describe('the address of a download', () => {
  it('a download address carries the attachment name in its query, encoded', () => {
    const file = { file_path: '/downloads/p1-plus/3.3.0/p1-plus.zip', en_file_name: 'P1+ 3.3.0 Windows' };
    expect(downloadHref(file)).toBe('/downloads/p1-plus/3.3.0/p1-plus.zip?attname=P1%2B%203.3.0%20Windows.zip');
  });

  it('the attachment name is added to a query that is there already', () => {
    expect(downloadHref({ file_path: '/a.zip?part=1', en_file_name: 'A' })).toBe('/a.zip?part=1&attname=A.zip');
  });

  it('the address of an app store stays as it is', () => {
    const file = { file_path: 'https://apps.example.com/ios/touch', en_file_name: 'Touch 1.2.0 iOS' };
    expect(downloadHref(file)).toBe('https://apps.example.com/ios/touch');
  });
});
