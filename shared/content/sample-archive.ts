import { createCipheriv, createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { brand } from '../brand.ts';
import { type Platform, platforms } from '../platform.ts';

/** What the texts of an archive say about it. */
export interface ArchiveSubject {
  /** Product and version, such as `S3 Pro 5.2.0`. */
  readonly name: string;
  readonly platform: Platform;
  /** Release day, `YYYY-MM-DD`. */
  readonly date: string;
  /** Name of the archive itself, for the command that checks it. */
  readonly archiveName: string;
  /** Release notes as their author wrote them, in Markdown. */
  readonly notes: string;
}

const smallestPayload = 1024;
const payloadSpread = 54 * 1024;

/**
 * Makes the archive that stands in for an installer: a real zip file with a read-me, a licence note, the release notes and
 * a payload. The same subject gives the same bytes on every machine and in every time zone, so its SHA-256 can be published.
 */
export function sampleArchive(subject: ArchiveSubject): Uint8Array {
  const text = (lines: string) => strToU8(subject.platform === 'windows' ? lines.replaceAll('\n', '\r\n') : lines);
  const folder = {
    'README.txt': text(readMe(subject)),
    'LICENCE.txt': text(licence(subject)),
    'RELEASE-NOTES.txt': text(`${subject.name}\nReleased ${subject.date}\n\n${subject.notes}\n`),
    // Random bytes do not compress; trying would only cost time.
    'payload.bin': [payload(`${subject.name} ${subject.platform}`), { level: 0 }] satisfies [Uint8Array, { level: 0 }],
  };
  return zipSync({ [subject.name]: folder }, { level: 9, mtime: localNoon(subject.date) });
}

/** Zip files carry local clock time without a zone; noon of the day reads the same wherever the archive is made. */
function localNoon(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** 1 to 55 KB of pseudo-random bytes that depend on the seed alone; a cipher's key stream is the fastest way to make them. */
function payload(seed: string): Uint8Array {
  const key = createHash('sha256').update(seed).digest();
  const length = smallestPayload + (key.readUInt32BE(0) % payloadSpread);
  return createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(length));
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
