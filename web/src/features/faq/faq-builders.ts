import { noSuchFaqEntry } from '../../../../shared/contract/absences.ts';
import type { FaqEntry, FaqTopic } from '../../../../shared/contract/faq-schemas.ts';
import { aContext } from '../../../testing/builders.ts';

const question = (id: number) => ({ id, title: `Question ${id}`, icon: '' as const, childMenus: [] });
const menu: FaqTopic[] = [
  {
    id: 1,
    title: 'S series',
    icon: 'windows',
    childMenus: [{ id: 11, title: 'S1', icon: 'key', childMenus: [question(101), question(102)] }],
  },
  { id: 7, title: 'This site', icon: 'list', childMenus: [question(103)] },
];
const entry: FaqEntry = {
  id: 102,
  title: 'Question 102',
  content: '<p>In S1, press <strong>Take</strong>.</p>\n<ol>\n<li>Look.</li>\n</ol>',
  product_name: 'S1',
  version: '2.5.1',
  product_path: '/product-s1',
  update_date: '2026-11-20',
};
/** Two topics of their own, one with a topic in it, and three answers. */
export const faqContext = aContext({
  listFaqTopics: () => menu,
  readFaqEntry: ({ id }) => {
    if (![1, 11, 7, 101, 102, 103].includes(id)) throw noSuchFaqEntry();
    const isTopic = id < 100;
    return {
      ...entry,
      id,
      title: isTopic ? `Topic ${id}` : `Question ${id}`,
      update_date: isTopic ? '' : '2026-11-20',
    };
  },
});
