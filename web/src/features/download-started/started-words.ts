import { platforms } from '../../../../shared/platform.ts';
import type { StartedDownload } from './load-download-started.ts';

interface StartedWords {
  /** Of the page: its one h1. */
  readonly title: string;
  readonly lead: string;
  /** Whether the page says that the download has started. */
  readonly started: boolean;
}

/**
 * What the page may say about a download: that it has started, only where the file is known and nothing failed on the way
 * here. A document read without script knows no download, so its words must suit every address.
 * @param renewed whether the visitor had to load the page again
 */
export function startedWords(download: StartedDownload | null, renewed: boolean): StartedWords {
  if (!download) {
    return {
      title: 'Pick your download',
      lead: 'The download centre has every build, and each link there can be used as often as you need.',
      started: false,
    };
  }
  const { name, version, platform, build } = download;
  const file = `${name} ${version} for ${platforms[platform].label}`;
  if (build === null) {
    return {
      title: 'There is no such file',
      lead: `We have no file of ${file}. Pick one of those we have.`,
      started: false,
    };
  }
  if (build === undefined) {
    return {
      title: 'Your download',
      lead: `If ${file} does not reach you, pick it again in the download centre.`,
      started: false,
    };
  }
  return renewed
    ? { title: 'Your download', lead: `If ${file} has not reached you, download it again.`, started: false }
    : { title: 'Your download has started', lead: `${file} is on its way.`, started: true };
}
