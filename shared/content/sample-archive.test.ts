import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type ArchiveSubject, sampleArchive } from './sample-archive.ts';

function aSubject(changes: Partial<ArchiveSubject> = {}): ArchiveSubject {
  return {
    type: 21,
    version: '5.2.0',
    name: 'S3 Pro 5.2.0',
    platform: 'windows',
    date: '2026-06-18',
    archiveName: 's3-pro-5.2.0-windows.zip',
    notes: 'Redundancy moves\ninto the show file.',
    ...changes,
  };
}

const filesOf = async (subject: ArchiveSubject) => unzipSync(await buffer(sampleArchive(subject).open()));

async function textOf(file: string, subject: ArchiveSubject) {
  return strFromU8((await filesOf(subject))[`S3 Pro 5.2.0/${file}`] ?? new Uint8Array());
}

describe('a sample archive', () => {
  it('a sample archive holds a read-me, a licence note, the release notes and a payload in one folder', async () => {
    expect(Object.keys(await filesOf(aSubject()))).toEqual([
      'S3 Pro 5.2.0/',
      'S3 Pro 5.2.0/README.txt',
      'S3 Pro 5.2.0/LICENCE.txt',
      'S3 Pro 5.2.0/RELEASE-NOTES.txt',
      'S3 Pro 5.2.0/payload.bin',
    ]);
  });

  it('the read-me names product, version, platform and date, and how to check the archive on that platform', async () => {
    const windows = await textOf('README.txt', aSubject());
    expect(windows).toContain('S3 Pro 5.2.0 for Windows\r\nReleased 2026-06-18');
    expect(windows).toContain('Get-FileHash "s3-pro-5.2.0-windows.zip" -Algorithm SHA256');
    const mac = await textOf('README.txt', aSubject({ platform: 'mac', archiveName: 'ndi-mac.zip' }));
    expect(mac).toContain('shasum -a 256 "ndi-mac.zip"');
    expect(mac).not.toContain('\r');
  });

  it('a sample archive carries the notes of its release', async () => {
    const notes = await textOf('RELEASE-NOTES.txt', aSubject({ platform: 'mac' }));
    expect(notes).toBe('S3 Pro 5.2.0\nReleased 2026-06-18\n\nRedundancy moves\ninto the show file.\n');
  });

  it('size and checksum are those of the bytes that it opens, at every opening', async () => {
    const { size, sha256, open } = sampleArchive(aSubject());
    for (const bytes of [await buffer(open()), await buffer(open())]) {
      expect(bytes.length).toBe(size);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
  });

  it('a sample archive is never held whole: it opens in parts of 256 KB at most', async () => {
    const parts: Uint8Array[] = await sampleArchive(aSubject()).open().toArray();
    expect(Math.max(...parts.map(({ length }) => length))).toBe(256 * 1024);
  });

  it('the payload does not compress, so that a transfer takes as long as its size says', async () => {
    const payload = (await filesOf(aSubject()))['S3 Pro 5.2.0/payload.bin'] ?? new Uint8Array();
    expect(deflateRawSync(payload).length).toBeGreaterThanOrEqual(payload.length);
  });

  it('a sample archive has the same bytes in every time zone', () => {
    const script = `
      const { sampleArchive } = await import(${JSON.stringify(new URL('./sample-archive.ts', import.meta.url).href)});
      process.stdout.write(sampleArchive(${JSON.stringify(aSubject())}).sha256);`;
    const digestIn = (TZ: string) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        env: { ...process.env, TZ },
        encoding: 'utf8',
      });
    const here = sampleArchive(aSubject()).sha256;
    expect([digestIn('Pacific/Kiritimati'), digestIn('America/Los_Angeles')]).toEqual([here, here]);
  });

  it('a sample archive has the bytes that it had when this was written', () => {
    expect(sampleArchive(aSubject()).sha256).toBe('d1bc9eef4864d3f0a180c39c1acbde41284d63c877fee1b4bf14017dfff66d00');
  });
});

describe('the size of a sample archive', () => {
  const sizeOf = (changes: Partial<ArchiveSubject>) => sampleArchive(aSubject(changes)).size;

  it('each build has a size of its own', () => {
    const sizes = ['1.0.0', '1.1.0', '1.2.0', '2.0.0'].map((version) => sizeOf({ name: `S1 ${version}` }));
    expect(new Set(sizes).size).toBe(4);
  });

  it('builds of earlier years are smaller', () => {
    const years = ['2021', '2023', '2026'].map((year) => sizeOf({ date: `${year}-06-18` }));
    expect(years).toEqual(years.toSorted((a, b) => a - b));
  });

  it('a build of a later year is as large as those of this one', () => {
    expect(sizeOf({ date: '2031-06-18' })).toBe(sizeOf({}));
  });
});
