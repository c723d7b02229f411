import { readFileSync } from 'node:fs';

interface ManualFile {
  /** Address on the site, from the root. */
  path: string;
  bytes: number;
  pages: number;
  /** SHA-256 of the Markdown file that it was typeset from. */
  source: string;
  /** The page of each heading, by its id. */
  headings: Readonly<Record<string, number>>;
}

export type ManualManifest = Readonly<Record<string, ManualFile>>;

/** Where the manual tool writes what it made. */
export const manualManifestFile = new URL('./manual-manifest.json', import.meta.url);

/** The documents in `web/public/media/manuals`, by name. */
export function readManualManifest(): ManualManifest {
  return JSON.parse(readFileSync(manualManifestFile, 'utf8'));
}
