import { addressOf } from '../addresses.ts';
import { noSuchFaqEntry } from '../contract/absences.ts';
import type { FaqEntry, FaqTopic } from '../contract/faq-schemas.ts';
import { routes } from '../routes.ts';
import type { ContentLibrary, FaqAnswerEntry, FaqTopicEntry } from './library.ts';
import { escaped } from './markdown.ts';
import type { ReadReplies } from './read-replies.ts';

/** What is published of the FAQ. */
export interface FaqContent {
  readonly faqTopics: readonly FaqTopic[];
  readonly faqEntries: readonly FaqEntry[];
}

/** The replies of the reads of the FAQ, each under its endpoint's name. */
export function faqReplies({ faqTopics, faqEntries }: FaqContent): Pick<ReadReplies, 'listFaqTopics' | 'readFaqEntry'> {
  return {
    listFaqTopics: () => [...faqTopics],
    readFaqEntry: ({ id }) => {
      const entry = faqEntries.find((one) => one.id === id);
      if (!entry) throw noSuchFaqEntry();
      return entry;
    },
  };
}

type FaqLibrary = Pick<ContentLibrary, 'faqTopics' | 'faqAnswers' | 'products'>;

/** The menu, and what each of its entries says. */
export function faqContent({ faqTopics, faqAnswers, products }: FaqLibrary): FaqContent {
  const questionsOf = ({ name }: FaqTopicEntry) =>
    faqAnswers
      .filter(({ topic }) => topic === name)
      .map(({ id, title }) => ({ id, title, icon: '' as const, childMenus: [] }));
  const menu = faqTopics
    .filter(({ parent }) => parent === undefined)
    .map((topic): FaqTopic => {
      const { id, title, icon } = topic;
      const below = faqTopics
        .filter(({ parent }) => parent === topic.name)
        .map((one) => ({ id: one.id, title: one.title, icon: one.icon, childMenus: questionsOf(one) }));
      return { id, title, icon, childMenus: [...below, ...questionsOf(topic)] };
    });
  const nodes = menu.flatMap((topic) => [topic, ...topic.childMenus]);
  const topicEntry = ({ id, title, html }: FaqTopicEntry): FaqEntry => ({
    id,
    title,
    content: `${html}\n${linkList(nodes.find((node) => node.id === id)?.childMenus ?? [])}`,
    ...aboutNothing,
    update_date: '',
  });
  const answerEntry = (answer: FaqAnswerEntry): FaqEntry => {
    const { id, title, html, version = '', update_date } = answer;
    const product = products.find((one) => one.id === answer.product);
    const about = product ? { product_name: product.title, version, product_path: product.path } : aboutNothing;
    return { id, title, content: html, ...about, update_date };
  };
  return { faqTopics: menu, faqEntries: [...faqTopics.map(topicEntry), ...faqAnswers.map(answerEntry)] };
}

const aboutNothing = { product_name: '', version: '', product_path: '' };

/** What stands below a topic, as links: so a topic can be read on, by whatever shows it. */
function linkList(entries: readonly { readonly id: number; readonly title: string }[]): string {
  const items = entries.map(({ id, title }) => {
    const address = addressOf(routes.faq, { id: String(id) });
    return `<li><a href="${address}">${escaped(title)}</a></li>`;
  });
  return `<ul>\n${items.join('\n')}\n</ul>`;
}
