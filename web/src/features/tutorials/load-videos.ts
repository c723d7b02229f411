import { canonicalAddress } from '../../../../shared/addresses.ts';
import { listVideos } from '../../../../shared/contract/content.ts';
import type { Video } from '../../../../shared/contract/content-schemas.ts';
import { routes } from '../../../../shared/routes.ts';
import { type VideoListName, videoListNames, videoLists } from '../../../../shared/video-lists.ts';
import { href } from '../../lib/addresses/href.ts';
import { definePage } from '../../lib/pages/define-page.ts';
import { NotFound } from '../../lib/pages/page-module.ts';
import { breadcrumbs, videoObject } from '../../lib/pages/structured-data.ts';

export interface VideosData {
  /** The lists that there are. */
  readonly tabs: readonly { readonly name: VideoListName; readonly title: string }[];
  readonly name: VideoListName;
  /** What the list is about, and below it what to know of it, as HTML. */
  readonly title: string;
  readonly lead: string;
  readonly html: string;
  readonly videos: readonly Video[];
}

export const page = definePage(routes.videos, {
  /** @throws {NotFound} for a value that selects no list */
  load: async ({ call, pageText }, { tabid }): Promise<VideosData> => {
    const chosen = videoListNames.find((name) => String(videoLists[name]) === tabid);
    if (!chosen) throw new NotFound(`There is no list ${tabid}`);
    const [{ tabs }, lists] = await Promise.all([pageText('videos'), call(listVideos, {})]);
    const tab = tabs.find(({ name }) => name === chosen);
    if (!tab) throw new NotFound(`There is no text about the list ${chosen}`);
    return { ...tab, tabs: tabs.map(({ name, title }) => ({ name, title })), videos: lists[chosen] };
  },

  meta: ({ name, title, lead, videos }) => {
    const own = { name: 'Video tutorials', address: routes.videos.path };
    const address = canonicalAddress(routes.videos, { tabid: String(videoLists[name]) });
    const list = { name: `Tutorials on ${title}`, address: href.videos(name) };
    const films = videos.filter(({ film }) => film !== '');
    return {
      title: list.name,
      description: lead,
      structuredData: [breadcrumbs(address === own.address ? [own] : [own, list]), ...films.map(videoObject)],
    };
  },

  documents: async () => Object.values(videoLists).map((number) => ({ tabid: String(number) })),
});
