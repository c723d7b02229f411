import { createCipheriv, createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { brand } from '../brand.ts';
import { platforms } from '../platform.ts';
import type { BuildBytes } from './library.ts';
import { type SampleSubject, sampleSize } from './sample-size.ts';
import { storedZip } from './stored-zip.ts';

/** What the texts of an archive say about it. */
export interface ArchiveSubject extends SampleSubject {
  /** Product and version, such as `S3 Pro 5.2.0`. */
  readonly name: string;
  /** Name of the archive itself, for the command that checks it. */
  readonly archiveName: string;
  /** Release notes as their author wrote them, in Markdown. */
  readonly notes: string;
}

/** What a payload is made in parts of: large enough to be quick, small enough to be nothing. */
const zeros = Buffer.alloc(256 * 1024);

/**
 * Makes the archive that stands in for an installer: a real zip file with a read-me, a licence note, the release notes and
 * a payload. The same subject gives the same bytes on every machine and in every time zone, so its SHA-256 can be published.
 * They are made while they are read, 256 KB at a time: 2 ms a megabyte here, where they are measured.
 */
export function sampleArchive(subject: ArchiveSubject): BuildBytes {
  const { name, platform, date, notes } = subject;
  const text = (file: string, lines: string) => {
    const bytes = Buffer.from(platform === 'windows' ? lines.replaceAll('\n', '\r\n') : lines);
    return { name: `${name}/${file}`, parts: () => [bytes] };
  };
  const zip = storedZip(
    [
      { name: `${name}/`, parts: () => [] },
      text('README.txt', readMe(subject)),
      text('LICENCE.txt', licence(subject)),
      text('RELEASE-NOTES.txt', `${name}\nReleased ${date}\n\n${notes}\n`),
      { name: `${name}/payload.bin`, parts: () => payload(subject) },
    ],
    date,
  );
  const hash = createHash('sha256');
  for (const part of zip.parts()) hash.update(part);
  return { size: zip.size, sha256: hash.digest('hex'), open: () => Readable.from(zip.parts()) };
}

/** Pseudo-random bytes that depend on the subject alone; a cipher's key stream is the fastest way to make them. */
function* payload(subject: ArchiveSubject): Generator<Uint8Array> {
  const key = createHash('sha256').update(`${subject.name} ${subject.platform}`).digest();
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  for (let missing = sampleSize(subject, key.readUInt32BE(0)); missing > 0; missing -= zeros.length)
    yield cipher.update(zeros.subarray(0, missing));
}

function readMe({ name, platform, date, archiveName }: ArchiveSubject): string {
  const check =
    platform === 'windows'
      ? `In PowerShell:\n\n    Get-FileHash "${archiveName}" -Algorithm SHA256`
      : `In a terminal:\n\n    shasum -a 256 "${archiveName}"`;
  return `${name} for ${platforms[platform].label}
Released ${date} by ${brand.legalName}

WHAT THIS IS
This sample package takes the place of the installer on a site that has not
been given its own builds yet. It installs nothing. payload.bin holds bytes
without meaning, so that the size, the checksum and a resumed download can be
tried with a file that behaves like the real one.

CHECK THE DOWNLOAD
The release history shows the SHA-256 of every file beside its link.
${check}

If the two differ, the file was damaged or altered on its way: delete it and
download it again. Do not install software whose checksum differs.

HELP
${brand.supportEmail}
${brand.siteUrl}
`;
}

function licence({ name }: ArchiveSubject): string {
  return `${name}
Copyright ${brand.legalName}

This sample package may be copied and passed on unchanged, for any purpose and
without charge. It comes without warranty of any kind.

The software it stands for is licensed separately. Its terms are shown by its
installer and apply from the first start.
`;
}
