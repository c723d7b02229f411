import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type ArchiveSubject, sampleArchive } from './sample-archive.ts';

function aSubject(changes: Partial<ArchiveSubject> = {}): ArchiveSubject {
  return {
    name: 'S3 Pro 5.2.0',
    platform: 'windows',
    date: '2026-06-18',
    archiveName: 's3-pro-5.2.0-windows.zip',
    notes: 'Redundancy moves\ninto the show file.',
    ...changes,
  };
}

const textsOf = (archive: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, strFromU8(bytes)]));

describe('a sample archive', () => {
  it('a sample archive holds a read-me, a licence note, the release notes and a payload in one folder', () => {
    expect(Object.keys(unzipSync(sampleArchive(aSubject())))).toEqual([
      'S3 Pro 5.2.0/',
      'S3 Pro 5.2.0/README.txt',
      'S3 Pro 5.2.0/LICENCE.txt',
      'S3 Pro 5.2.0/RELEASE-NOTES.txt',
      'S3 Pro 5.2.0/payload.bin',
    ]);
  });

  it('the read-me names product, version, platform and date, and how to check the archive on that platform', () => {
    const windows = textsOf(sampleArchive(aSubject()))['S3 Pro 5.2.0/README.txt'];
    expect(windows).toContain('S3 Pro 5.2.0 for Windows\r\nReleased 2026-06-18');
    expect(windows).toContain('Get-FileHash "s3-pro-5.2.0-windows.zip" -Algorithm SHA256');
    const mac = textsOf(sampleArchive(aSubject({ platform: 'mac', archiveName: 'ndi-mac.zip' })))[
      'S3 Pro 5.2.0/README.txt'
    ];
    expect(mac).toContain('shasum -a 256 "ndi-mac.zip"');
    expect(mac).not.toContain('\r');
  });

  it('a sample archive carries the notes of its release', () => {
    const notes = textsOf(sampleArchive(aSubject({ platform: 'mac' })))['S3 Pro 5.2.0/RELEASE-NOTES.txt'];
    expect(notes).toBe('S3 Pro 5.2.0\nReleased 2026-06-18\n\nRedundancy moves\ninto the show file.\n');
  });

  it('sample archives have sizes of their own between 2 and 60 KB', () => {
    const sizes = ['1.0.0', '1.1.0', '1.2.0', '2.0.0'].map(
      (version) => sampleArchive(aSubject({ name: `S1 ${version}` })).length,
    );
    expect(new Set(sizes).size).toBe(4);
    for (const size of sizes) expect(size).toSatisfy((bytes: number) => bytes > 2_000 && bytes < 60_000);
  });

  it('a sample archive has the same bytes in every time zone', () => {
    const script = `
      const { sampleArchive } = await import(${JSON.stringify(new URL('./sample-archive.ts', import.meta.url).href)});
      const archive = sampleArchive(${JSON.stringify(aSubject())});
      const { createHash } = await import('node:crypto');
      process.stdout.write(createHash('sha256').update(archive).digest('hex'));`;
    const digestIn = (TZ: string) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        env: { ...process.env, TZ },
        encoding: 'utf8',
      });
    const here = createHash('sha256').update(sampleArchive(aSubject())).digest('hex');
    expect([digestIn('Pacific/Kiritimati'), digestIn('America/Los_Angeles')]).toEqual([here, here]);
  });
});
