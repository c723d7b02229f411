import { pathPattern } from '../addresses.ts';
import { detailIds } from '../product-detail.ts';
import { type Route, routes } from '../routes.ts';
import type { ContentProblem } from './content-error.ts';
import type { CaseEntry, FaqAnswerEntry, FaqTopicEntry, NewsEntry, ProductEntry, ReleaseEntry } from './library.ts';
import type { LoadedFaq } from './load-faq.ts';
import type { LoadedFile } from './loaded-file.ts';

/** The FAQ, and what its answers name. */
interface FaqFiles {
  readonly faqTopics: readonly LoadedFaq<FaqTopicEntry>[];
  readonly faqAnswers: readonly LoadedFaq<FaqAnswerEntry>[];
  readonly products: readonly LoadedFile<ProductEntry>[];
  readonly releases: readonly LoadedFile<ReleaseEntry>[];
  readonly cases: readonly LoadedFile<CaseEntry>[];
  readonly news: readonly LoadedFile<NewsEntry>[];
}

/**
 * Problems of the FAQ as a whole: a topic under one that there is not, or three levels deep; a topic without anything below it; answers of
 * no topic; a product or version that there is not; links that lead nowhere.
 */
export function problemsOfFaq(files: FaqFiles): ContentProblem[] {
  const { faqTopics, faqAnswers } = files;
  const leadsSomewhere = linkCheck(files);
  return [
    ...faqTopics.flatMap((topic) => problemsOfTopic(topic, files)),
    ...faqAnswers.flatMap((answer) => problemsOfAnswer(answer, files)),
    ...[...faqTopics, ...faqAnswers].flatMap(({ content, links }) =>
      links
        .filter((link) => !leadsSomewhere(link))
        .map((link) => content.problem(['text'], `The link ${link} leads nowhere`)),
    ),
  ];
}

function problemsOfTopic(
  { content, entry: { name, parent } }: LoadedFaq<FaqTopicEntry>,
  { faqTopics, faqAnswers }: FaqFiles,
): ContentProblem[] {
  const above = faqTopics.find(({ entry }) => entry.name === parent)?.entry;
  const isEmpty =
    !faqTopics.some(({ entry }) => entry.parent === name) && !faqAnswers.some(({ entry }) => entry.topic === name);
  const problems: ContentProblem[] = [];
  if (parent !== undefined && !above)
    problems.push(content.problem(['parent'], `There is no topic shared/content/faq/${parent}.md`));
  if (above?.parent !== undefined)
    problems.push(content.problem(['parent'], `${parent} stands under a topic itself: there are two levels`));
  if (isEmpty) problems.push(content.problem([], `There is no answer in faq/${name}`));
  return problems;
}

function problemsOfAnswer(
  { content, entry }: LoadedFaq<FaqAnswerEntry>,
  { faqTopics, products, releases }: FaqFiles,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  if (!faqTopics.some(({ entry: { name } }) => name === entry.topic))
    problems.push(content.problem([], `There is no topic shared/content/faq/${entry.topic}.md`));
  const product = products.find(({ entry: { id } }) => id === entry.product)?.entry;
  if (entry.product !== undefined && !product)
    problems.push(content.problem(['product'], `There is no product with the id ${entry.product}`));
  const hasReleases = product !== undefined && product.types.length > 0;
  if (hasReleases && entry.version === undefined)
    problems.push(content.problem(['version'], `An answer about ${product.title} names its version`));
  const isReleased = releases.some(
    ({ entry: { type, version } }) => product?.types.includes(type) && version === entry.version,
  );
  if (entry.version !== undefined && !isReleased)
    problems.push(content.problem(['version'], `There is no release ${entry.version} of this product`));
  return problems;
}

/** Tells whether a link of a text leads to something: another site, a mailbox, or a page of ours, built or planned, with what it is asked for. */
function linkCheck({ faqTopics, faqAnswers, releases, cases, news }: FaqFiles): (link: string) => boolean {
  const idsOf = (...lists: readonly (readonly LoadedFile<{ readonly id: number }>[])[]) =>
    new Set(lists.flat().map(({ entry: { id } }) => String(id)));
  /** The values that name something, by the route whose parameter they are. */
  const known: Readonly<Record<string, ReadonlySet<string>>> = {
    [routes.faq.path]: idsOf(faqTopics, faqAnswers),
    [routes.casesDetail.path]: idsOf(cases, news),
    [routes.history.path]: new Set(releases.map(({ entry: { type } }) => String(type))),
    [routes.productDetail.path]: new Set(detailIds.map(String)),
  };
  return (link) => {
    if (/^(https:\/\/|mailto:)/.test(link)) return true;
    if (!link.startsWith('/')) return false;
    const { pathname, searchParams } = new URL(link, 'https://site.invalid');
    const all: readonly Route[] = Object.values(routes);
    const route = all.find(({ path }) => new RegExp(pathPattern(path)).test(pathname));
    if (!route) return false;
    const names: readonly (string | undefined)[] = [...(route.variant?.parameters ?? []), ...(route.query ?? [])];
    const inPath = Object.values(new RegExp(pathPattern(route.path)).exec(pathname)?.groups ?? {});
    const given = [...inPath, ...searchParams.values()];
    const isAsked = [...searchParams.keys()].every((name) => names.includes(name));
    return isAsked && given.every((value) => known[route.path]?.has(value) ?? true);
  };
}
