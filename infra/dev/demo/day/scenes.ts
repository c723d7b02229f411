import { recordDownload } from '../../../../shared/contract/downloads.ts';
import { rateFaqAnswer, reportLesson, reportSearch, sendContact } from '../../../../shared/contract/enquiries.ts';
import { missedWords } from '../../../../shared/missed-words.ts';
import { routes } from '../../../../shared/routes.ts';
import { names, phone, questions, searchedInVain } from '../people.ts';
import { pick, pickWeighted } from '../random.ts';
import { browse } from './browse.ts';
import { member } from './member.ts';
import { answeredWith, type Scene } from './scene.ts';
import { malformedCall, scanner, wrongPassword } from './unwanted.ts';

// Nobody sends a request id: a day that is played again is another day, whose visits count too.

const download: Scene = {
  label: 'downloads',
  weight: 20,
  play: async ({ visitor, random, published: { builds } }) => {
    await answeredWith(200, visitor.get(routes.download.path));
    const { type, version, platform } = pickWeighted(random, builds);
    await visitor.call(recordDownload, { type, version, system: platform });
  },
};

const lesson: Scene = {
  label: 'lessons',
  weight: 8,
  play: async ({ visitor, random, published: { lessons } }) => {
    const { courseId, lessonId } = pick(random, lessons);
    await answeredWith(200, visitor.get(`${routes.courseDetail.path}?id=${courseId}&dir_id=${lessonId}`));
    await visitor.call(reportLesson, { course_id: courseId, dir_id: lessonId, step: 'begun' });
    if (random() < 0.5) await visitor.call(reportLesson, { course_id: courseId, dir_id: lessonId, step: 'finished' });
  },
};

const faqRating: Scene = {
  label: 'FAQ ratings',
  weight: 5,
  play: async ({ visitor, random, published: { answers } }) => {
    const id = pick(random, answers);
    await answeredWith(200, visitor.get(`${routes.faq.path}?id=${id}`));
    await visitor.call(rateFaqAnswer, { id, helpful: random() < 0.8 ? 1 : 0 });
  },
};

const search: Scene = {
  label: 'searches in vain',
  weight: 4,
  play: async ({ visitor, random }) => {
    await visitor.call(reportSearch, { words: missedWords(pick(random, searchedInVain)) });
  },
};

const enquiry: Scene = {
  label: 'enquiries',
  weight: 5,
  play: async ({ visitor, random, mailbox }) => {
    const page = routes.contact.path;
    await answeredWith(200, visitor.get(page));
    const [name, content] = [pick(random, names), pick(random, questions)];
    await visitor.call(sendContact, { name, email: mailbox, phone, content, page });
  },
};

/** What visitors do, by name; the weights sum up to a hundred. */
export const scenes = {
  browse,
  download,
  lesson,
  faqRating,
  search,
  enquiry,
  member,
  wrongPassword,
  scanner,
  malformedCall,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

export const sceneNames = Object.keys(scenes) as SceneName[]; // Object.keys loses the literal keys
