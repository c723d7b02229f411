import { listFaqTopics, readFaqEntry } from '../../../../shared/contract/content.ts';
import type { FaqEntry, FaqNode, FaqTopic } from '../../../../shared/contract/faq-schemas.ts';
import { Refusal } from '../../../../shared/contract/refusal.ts';
import { routes } from '../../../../shared/routes.ts';
import { href } from '../../lib/addresses/href.ts';
import { definePage } from '../../lib/pages/define-page.ts';
import { type LoadContext, NotFound } from '../../lib/pages/page-module.ts';
import { breadcrumbs } from '../../lib/pages/structured-data.ts';
import { topicIcons } from './topic-icons.ts';

/** An entry of the menu as a link names it. */
export interface FaqLink {
  readonly id: number;
  readonly title: string;
}

/** A topic or an answer in the menu. Topics of the first level have the strokes of their icon. */
export interface FaqMenuNode extends FaqLink {
  readonly icon?: string;
  /** Left out of an answer, which has nothing below it: there are many of them in each document. */
  readonly children?: readonly FaqMenuNode[];
}

export interface FaqData {
  readonly menu: readonly FaqMenuNode[];
  /** What is shown; null for all topics. */
  readonly entry: FaqEntry | null;
  /** The topics in which it stands, the widest first. */
  readonly above: readonly FaqLink[];
  /** The answers beside it; null for a topic, and where there is none. */
  readonly previous: FaqLink | null;
  readonly next: FaqLink | null;
}

const overview = {
  title: 'Questions and answers',
  text: 'What people ask about our software, hardware and this site, with the product, its version and the steps.',
};

function menuNode({ id, title, childMenus }: FaqNode): FaqMenuNode {
  return childMenus.length === 0 ? { id, title } : { id, title, children: childMenus.map(menuNode) };
}

const menuOf = (topics: readonly FaqTopic[]) =>
  topics.map((topic): FaqMenuNode => ({ ...menuNode(topic), icon: topicIcons[topic.icon] }));

/** The way to an entry, with itself; empty where there is none. */
function wayTo(nodes: readonly FaqMenuNode[], id: number): FaqLink[] {
  for (const { title, children = [], ...node } of nodes) {
    if (node.id === id) return [{ id, title }];
    const way = wayTo(children, id);
    if (way.length > 0) return [{ id: node.id, title }, ...way];
  }
  return [];
}

/** All answers, in the order of the menu. */
function answersOf(nodes: readonly FaqMenuNode[]): FaqLink[] {
  return nodes.flatMap(({ id, title, children }) => (children ? answersOf(children) : [{ id, title }]));
}

/** @throws {NotFound} for what is no id, or one that no entry has */
async function entryOf({ call }: LoadContext, id: string): Promise<FaqEntry> {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new NotFound(`There is no entry ${id}`);
  try {
    return await call(readFaqEntry, { id: Number(id) });
  } catch (error) {
    if (error instanceof Refusal) throw new NotFound(error.message);
    throw error;
  }
}

/** The first paragraph, without its tags. */
function firstSentences({ content }: FaqEntry): string {
  const [, paragraph = ''] = /<p>(.*?)<\/p>/s.exec(content) ?? [];
  return paragraph.replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&');
}

export const page = definePage(routes.faq, {
  /** @throws {NotFound} for a value that selects no entry */
  load: async (context, { id }): Promise<FaqData> => {
    const [topics, entry] = await Promise.all([
      context.call(listFaqTopics, {}),
      id === undefined ? null : entryOf(context, id),
    ]);
    const menu = menuOf(topics);
    if (!entry) return { menu, entry, above: [], previous: null, next: null };
    const answers = answersOf(menu);
    const place = answers.findIndex((one) => one.id === entry.id);
    const [previous, next] = place < 0 ? [] : [answers[place - 1], answers[place + 1]];
    return { menu, entry, above: wayTo(menu, entry.id).slice(0, -1), previous: previous ?? null, next: next ?? null };
  },

  meta: ({ entry, above }) => {
    const own = { name: overview.title, address: href.faq() };
    if (!entry) return { title: overview.title, description: overview.text, structuredData: [breadcrumbs([own])] };
    const way = [...above, entry].map(({ id, title }) => ({ name: title, address: href.faq(id) }));
    return {
      title: entry.title,
      description: firstSentences(entry),
      modified: entry.update_date || undefined,
      structuredData: [breadcrumbs([own, ...way])],
    };
  },

  documents: async ({ call }) => {
    const idsOf = (nodes: readonly FaqMenuNode[]): number[] =>
      nodes.flatMap(({ id, children = [] }) => [id, ...idsOf(children)]);
    return [{}, ...idsOf(menuOf(await call(listFaqTopics, {}))).map((id) => ({ id: String(id) }))];
  },
});
