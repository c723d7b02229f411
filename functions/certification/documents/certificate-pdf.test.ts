import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, test } from 'vitest';
import type { StoredCertificate } from '../certificates/certificate.ts';
import { certificatePdf } from './certificate-pdf.ts';

const origin = 'https://www.example.com';

const aCertificate = (parts: Partial<StoredCertificate> = {}): StoredCertificate => ({
  num: 'MS-7K3F-9QXD-E',
  name: 'Ada Lovelace',
  company: 'Stage One',
  awardedOn: '2026-11-20',
  endsOn: '2028-11-20',
  origin: 'exam',
  place: 0,
  ...parts,
});

async function read(bytes: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
  const { info } = await getMeta(document);
  return { text: text.replaceAll(/\s+/g, ' '), totalPages, info, isWide: width > height };
}

describe('the PDF of a certificate', () => {
  test('says whose it is, of what, and for how long, on one wide page', async () => {
    const { text, totalPages, info, isWide } = await read(await certificatePdf(aCertificate(), origin));
    for (const said of [
      'CERTIFICATE',
      'Ada Lovelace',
      'Certified Media Server Engineer',
      '20 November 2026',
      '20 November 2028',
      'MS-7K3F-9QXD-E',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('Stage One');
    expect([totalPages, isWide]).toEqual([1, true]);
    expect(info).toMatchObject({ Title: 'Certificate MS-7K3F-9QXD-E', Language: 'en' });
  });

  test.each([
    '欧阳堃',
    '阿卜杜热合曼·买买提明江',
    'Nguyễn Thị Hồng',
    '김철수',
    'W'.repeat(50),
    '𠮷'.repeat(50),
    `${'Maria '.repeat(8)}X`,
  ])('has room for the name %s', async (name) => {
    const { text, totalPages } = await read(await certificatePdf(aCertificate({ name }), origin));
    expect(text.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
    expect(totalPages).toBe(1);
  });

  test('is the same bytes whenever it is made, and others for another certificate', async () => {
    const [one, again, other] = [
      await certificatePdf(aCertificate(), origin),
      await certificatePdf(aCertificate(), origin),
      await certificatePdf(aCertificate({ num: 'MS-2222-2222-2' }), origin),
    ];
    expect(one.equals(again)).toBe(true);
    expect(one.equals(other)).toBe(false);
  });
});
