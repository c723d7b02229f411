import type { ContentLibrary } from '../../../shared/content/library.ts';
import { donglesUpdated } from '../../../shared/dongles.ts';
import { type PageRouteName, type Route, type RouteParams, routes } from '../../../shared/routes.ts';
import { subscriptionPlansUpdated } from '../../../shared/subscription-plans.ts';
import { videoListNames, videoLists } from '../../../shared/video-lists.ts';
import type { RenderedPage } from '../../src/app/start/entry-server.tsx';
import { downloadTabOf } from '../../src/lib/addresses/download-tabs.ts';

type Day = string | undefined;
type Library = Pick<ContentLibrary, 'products' | 'productPages' | 'faqTopics' | 'faqAnswers' | 'updated'>;

/** The days of what a document shows, beside the day that its head says. */
type DaysOf = (library: Library, params: RouteParams) => readonly Day[];

const text =
  (name: string): DaysOf =>
  ({ updated }) => [updated.pageTexts.get(name)];

/** The texts of the pages of products that stand at a path. */
function productPageDays({ products, productPages, updated }: Library, path: string): Day[] {
  const ids = new Set(products.filter((product) => product.path === path).map(({ id }) => id));
  const shown = Object.entries(productPages).filter(([, page]) => page.products.some((id) => ids.has(id)));
  return shown.map(([name]) => updated.productPages.get(name));
}

/** The words of the products that a tab of the download centre shows. */
function productDays({ products, updated }: Library, page = ''): Day[] {
  const tab = downloadTabOf(page);
  return products
    .filter(({ series }) => tab === 'all' || series === tab)
    .map(({ id }) => updated.products.get(String(id)));
}

/** The answers below a topic, those of its topics among them; all of them where no topic is named. */
function answerDays({ faqTopics, faqAnswers }: Library, { id }: RouteParams): Day[] {
  const topic = faqTopics.find((one) => String(one.id) === id);
  if (id !== undefined && !topic) return []; // an answer, whose head says its day
  const below = faqTopics.filter((one) => !topic || one === topic || one.parent === topic.name);
  const names = new Set(below.map(({ name }) => name));
  return faqAnswers.filter((answer) => names.has(answer.topic)).map(({ update_date }) => update_date);
}

/** What documents are made of that has a day. A page that is not here is made of releases, cases or manuals alone, or is about a product. */
const daysOfPages: Readonly<Partial<Record<PageRouteName, DaysOf>>> = {
  about: text('about'),
  contact: text('contact'),
  feedback: text('feedback'),
  lease: text('lease'),
  lock: text('lock'),
  sign: text('sign'),
  tutorial: text('tutorial'),
  videos: ({ updated }, { tabid }) =>
    videoListNames.filter((name) => String(videoLists[name]) === tabid).map((name) => updated.videoLists.get(name)),
  download: (library, { page }) => productDays(library, page),
  productDetail: ({ updated }, { id = '' }) => [updated.productDetails.get(id)],
  courseList: ({ updated }) => [...updated.courses.values(), ...updated.lessons.values()],
  courseDetail: ({ updated }, { dir_id = '' }) => [updated.lessons.get(dir_id)],
  faq: answerDays,
  orderInfo: () => [donglesUpdated],
  course: () => [subscriptionPlansUpdated],
};

/**
 * The day on which what a document shows last changed, `YYYY-MM-DD`: by the day that its head says, and the days of its texts.
 * @throws Error for a document of which nothing says a day
 */
export function lastChange({ embedded, meta }: Pick<RenderedPage, 'embedded' | 'meta'>, library: Library): string {
  const days: Day[] = [meta.modified];
  if ('name' in embedded) {
    const { name, params } = embedded;
    const route: Route = routes[name];
    days.push(...(daysOfPages[name]?.(library, params) ?? productPageDays(library, route.path)));
  }
  const newest = days
    .filter((day) => day !== undefined && day !== '')
    .toSorted()
    .at(-1);
  if (newest !== undefined) return newest;
  const page = 'name' in embedded ? `${embedded.name} ${JSON.stringify(embedded.params)}` : 'A document';
  throw new Error(
    `${page} is in the sitemap, and nothing says when it changed: its text needs \`updated: YYYY-MM-DD\` in its front matter, or its page a line in web/prerender/site-files/last-changes.ts`,
  );
}
