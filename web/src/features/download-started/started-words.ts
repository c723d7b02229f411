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
 * here. The document before its script knows no download: its words suit those to whom one is on its way,
 * and those who have yet to pick one.
 * @param renewed whether the visitor had to load the page again
 */
export function startedWords(download: StartedDownload | null, renewed: boolean): StartedWords {
  if (!download) {
    return {
      title: 'Your download',
      lead: 'If none has reached you: the download centre has every build, as often as you need it.',
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
