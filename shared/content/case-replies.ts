import { caseLists, newsType } from '../case-type.ts';
import { noSuchCase } from '../contract/absences.ts';
import type { CaseDetail, CaseItem } from '../contract/case-schemas.ts';
import { caseTypeOf } from './case-schema.ts';
import type { CaseEntry, ContentLibrary, NewsEntry } from './library.ts';
import { picturePath } from './picture-path.ts';
import type { ReadReplies } from './read-replies.ts';

/** What is published of cases and news. */
export interface CaseContent {
  readonly cases: readonly CaseItem[];
  readonly news: readonly CaseItem[];
  readonly caseDetails: readonly CaseDetail[];
}

/** The replies of the reads of cases, each under its endpoint's name. */
export function caseReplies({
  cases,
  news,
  caseDetails,
}: CaseContent): Pick<ReadReplies, 'listCases' | 'listHomeCases' | 'readCase'> {
  return {
    listCases: ({ type }) => caseLists({ cases, news }, type),
    listHomeCases: ({ limit }) => cases.slice(0, limit),
    readCase: ({ id }) => {
      const detail = caseDetails.find((one) => one.id === id);
      if (!detail) throw noSuchCase();
      return detail;
    },
  };
}

/** Cases in the order of their lists, news by day, and both at length. */
export function caseContent({ cases, news }: Pick<ContentLibrary, 'cases' | 'news'>): CaseContent {
  return {
    cases: cases.map(caseItem),
    news: news.map(newsItem),
    caseDetails: [
      ...cases.map((entry, place) => caseDetail(entry, following(cases, place))),
      ...news.map((entry, place) => newsDetail(entry, following(news, place))),
    ],
  };
}

/** The next in a list, the first after the last. */
function following<Entry extends { readonly id: number; readonly title: string }>(
  list: readonly Entry[],
  place: number,
) {
  const { id, title } = list[(place + 1) % list.length] as Entry; // a list with a place in it is not empty
  return { id, title };
}

function caseItem(entry: CaseEntry): CaseItem {
  const { id, title, category, text, pictures, date } = entry;
  const picture = pictures[0]?.name ?? '';
  return {
    id,
    title,
    subTitle: category,
    text,
    ...asPictured(id, picture),
    create_time: date,
    type: caseTypeOf(entry),
  };
}

function newsItem({ id, title, text, picture, date }: NewsEntry): CaseItem {
  return { id, title, subTitle: '', text, ...asPictured(id, picture), create_time: date, type: newsType };
}

function asPictured(id: number, picture: string) {
  const path = picturePath(picture);
  return { img: path, cover: path, buttonUrl: String(id) };
}

function caseDetail(entry: CaseEntry, next: CaseDetail['next']): CaseDetail {
  const { id, title, category, text, date, pictures, detail, site, outputs, equipment } = entry;
  return {
    id,
    title,
    subTitle: category,
    text,
    create_time: date,
    images: pictures.map(({ name }) => picturePath(name)),
    image_texts: pictures.map(({ alt }) => alt),
    detail,
    site,
    outputs,
    equipment,
    next,
  };
}

function newsDetail({ id, title, text, date, picture, detail }: NewsEntry, next: CaseDetail['next']): CaseDetail {
  const ofNews = { subTitle: '', image_texts: [''], site: [], outputs: [], equipment: [] };
  return { id, title, text, create_time: date, images: [picturePath(picture)], detail, next, ...ofNews };
}
