import type { DownloadItem, Release } from '../../../../../shared/contract/content-schemas.ts';
import { isOfHistory } from '../../../../../shared/url-config.ts';
import type { OfferedBuild } from '../../../shared-features/downloads/builds.ts';

/** A build that is offered, and since when. */
export interface DatedBuild extends OfferedBuild {
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/** What the newest release brings, in a few lines of its notes. */
export interface News {
  readonly version: string;
  readonly day: string;
  readonly points: readonly string[];
}

/** How many lines of the notes stand beside a download. */
const newsLines = 3;

/** The newest that have a file, with just what a page shows of them. */
export function offeredBuilds(items: readonly DownloadItem[]): DatedBuild[] {
  return items
    .filter(({ file_path, config }) => file_path !== '' && !isOfHistory(config))
    .map(({ type, version, system, file_path, en_file_name, size, sha256, online_date: day }) => ({
      type,
      version,
      system,
      file_path,
      en_file_name,
      size,
      sha256,
      day,
    }));
}

/** The text of HTML that has been sanitized, in which `<` begins a tag. */
function plainText(html: string): string {
  const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
  return html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (entity) => characters[entity] ?? entity);
}

/** The first items of the lists in the newest release's notes. */
export function newsOf([newest]: readonly Release[]): News | null {
  if (!newest) return null;
  const items = newest.en_update_log.matchAll(/<li>(.*?)<\/li>/gs);
  const points = [...items].slice(0, newsLines).map(([, item = '']) => plainText(item).trim());
  return { version: newest.version, day: newest.online_date, points };
}
