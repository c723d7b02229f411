import { describe, expect, test } from 'vitest';
import { certificateMarks, markOf } from '../../../shared/certificate-document.ts';
import { siteHostHeader } from '../../../shared/site-host.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { calling } from '../../platform/testing/starting.ts';
import { aCertificateDesk, aLine, operator } from '../certificate-builders.ts';
import readCertificate from '../read-certificate.ts';
import { qrModules, qrPath } from './qr-code.ts';

captureLog();

/** A site whose documents name their state and have every mark. */
async function aSite(name = 'Ada Lovelace') {
  const desk = aCertificateDesk();
  await desk.imported([aLine({ name, cert_num: '2019-AB-17', end_date: '2026-11-27' })]);
  const read: string[] = [];
  const marks = Object.values(certificateMarks).map((mark) => `<p>${mark}: ${markOf(mark)}</p>`);
  const get = async (key: string) => {
    read.push(key);
    return { bytes: new TextEncoder().encode(`${key}${marks.join('')}`) };
  };
  const bucket = { get } as never; // of all that buckets do, it is read
  const page = calling(readCertificate, { certification: desk.table, bucket });
  return {
    ...desk,
    documentsRead: read,
    page: (num = '2019-AB-17') => page({ num }, { headers: { [siteHostHeader]: 'www.example.com' } }),
  };
}

describe('the page of a certificate', () => {
  test('is the document of its state, every mark filled', async () => {
    const { page } = await aSite();
    const html = await page();
    expect(html).toContain('certificate/valid.html');
    for (const said of [
      'name: Ada Lovelace<',
      'number: 2019-AB-17<',
      'awarded: 20 November 2026<',
      'ends: 27 November 2026<',
      'pdf: /api/pc/certificate.pdf?num=2019-AB-17<',
      'page: https://www.example.com/certificate-2019-AB-17<',
      'qr: <svg ',
    ])
      expect(html).toContain(said);
    expect(html).not.toContain('[[');
  });

  test('says that it has expired from the day after its last day in Shanghai, and that it was revoked', async () => {
    const { page, clock, revoke } = await aSite();
    clock.now = Date.parse('2026-11-27T15:59:59Z');
    expect(await page()).toContain('certificate/valid.html');
    clock.now = Date.parse('2026-11-27T16:00:00Z');
    expect(await page()).toContain('certificate/expired.html');
    await revoke({ num: '2019-AB-17', reason: 'void', operator });
    const html = await page();
    expect(html).toContain('certificate/revoked.html');
    expect(html).toContain('revoked: 28 November 2026<');
    expect(html).not.toContain('void');
  });

  test('shows a name as it is, whatever it says', async () => {
    const { page } = await aSite(`[[qr]]$&<b>"'`);
    expect(await page()).toContain('name: [[qr]]$&amp;&lt;b&gt;&quot;&#39;<');
  });

  test('reads a document once a minute', async () => {
    const { page, clock, documentsRead } = await aSite();
    await page();
    await page();
    expect(documentsRead).toHaveLength(1);
    clock.now += 60_000;
    await page();
    expect(documentsRead).toHaveLength(2);
  });

  test('of a number that there is not is a 404', async () => {
    const { page } = await aSite();
    expect(JSON.parse(await page('MS-2222-2222-2'))).toMatchObject({ status: 404 });
  });
});

test('the path of a code covers its dark modules and no other', () => {
  const modules = qrModules('https://www.example.com/certificate-MS-7K3F-9QXD-E');
  const drawn = modules.map((row) => row.map(() => false));
  for (const [, left, top, width] of qrPath(modules).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(width); at += 1) (drawn[Number(top)] ?? [])[Number(left) + at] = true;
  expect(drawn).toEqual(modules.map((row) => [...row]));
  expect(modules[0]?.some(Boolean)).toBe(false); // the quiet zone
});
