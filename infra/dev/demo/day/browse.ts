import {
  listCases,
  listCourses,
  listFaqTopics,
  listManualDirectories,
  listProducts,
  listReleases,
  listVideos,
} from '../../../../shared/contract/content.ts';
import type { Endpoint } from '../../../../shared/contract/endpoint.ts';
import { type Route, type RouteName, routes } from '../../../../shared/routes.ts';
import { pick, wholeFrom } from '../random.ts';
import { answeredWith, type Scene } from './scene.ts';

/** Pages that anybody may open and that need nothing in their address. */
const pages = (Object.entries(routes) as [RouteName, Route][]) // Object.entries loses the literal keys
  .filter(
    ([, { page, access, unlisted, path, variant }]) =>
      page && !access && !unlisted && !path.includes(':') && variant?.by !== 'both',
  );

/** What pages read. */
const reads: Partial<Record<RouteName, Endpoint>> = {
  download: listProducts,
  history: listReleases,
  cases: listCases,
  videos: listVideos,
  faq: listFaqTopics,
  courseList: listCourses,
  word: listManualDirectories,
};

/** A read by GET, with what its entry shows as an example. */
function addressOfRead({ path, example }: Endpoint): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(example))) query.set(name, String(value));
  return `${path}?${query}`;
}

export const browse: Scene = {
  label: 'pages read',
  weight: 51,
  play: async ({ visitor, random }) => {
    for (let left = wholeFrom(random, 2, 5); left > 0; left -= 1) {
      const [name, { path }] = pick(random, pages);
      await answeredWith(200, visitor.get(path));
      const read = reads[name];
      if (read) await answeredWith(200, visitor.get(addressOfRead(read)));
    }
  },
};
