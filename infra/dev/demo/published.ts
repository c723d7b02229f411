import { listCourses, listFaqTopics, listProductCategories, listReleases } from '../../../shared/contract/content.ts';
import type { Release } from '../../../shared/contract/content-schemas.ts';
import { coursePages } from '../../../shared/contract/course-schemas.ts';
import type { FaqNode } from '../../../shared/contract/faq-schemas.ts';
import { type PlatformCode, pathFields, platformNames, platforms } from '../../../shared/platform.ts';
import type { ProductType } from '../../../shared/product-type.ts';
import type { Weighted } from './random.ts';
import type { Visitor } from './visitor.ts';

/** A build that visitors can download. */
interface Build {
  readonly type: ProductType;
  readonly version: string;
  readonly platform: PlatformCode;
}

/** What the site offers to its visitors, as its own API lists it. */
export interface Published {
  /** The newest releases of the first products weigh most. */
  readonly builds: readonly Weighted<Build>[];
  readonly lessons: readonly { readonly courseId: number; readonly lessonId: number }[];
  /** Ids of answers of the FAQ. */
  readonly answers: readonly number[];
}

/** @throws Refusal where the site refuses, Error where it has nothing published */
export async function readPublished({ call }: Pick<Visitor, 'call'>): Promise<Published> {
  const products = await call(listProductCategories, {});
  const histories = await Promise.all(products.map(({ type }) => call(listReleases, { type })));
  const { list: courses } = await call(listCourses, { page: 1, limit: coursePages.most });
  const topics = await call(listFaqTopics, {});
  const published = {
    builds: histories.flatMap((history, product) =>
      history.flatMap((release, age) => buildsOf(release, 1 / (1 + product / 4) / (1 + age) ** 2)),
    ),
    lessons: courses.flatMap(({ id, lesson_ids }) => lesson_ids.map((lessonId) => ({ courseId: id, lessonId }))),
    answers: topics.flatMap(answersBelow),
  };
  if (Object.values(published).some(({ length }) => length === 0))
    throw new Error('The site has no content that visitors could ask for. Publish it: npm run content -- publish');
  return published;
}

function buildsOf(release: Release, weight: number): Weighted<Build>[] {
  return platformNames
    .filter((platform) => release[pathFields[platform]] !== '')
    .map((platform) => ({
      value: { type: release.type, version: release.version, platform: platforms[platform].code },
      weight: platform === 'windows' ? 3 * weight : weight,
    }));
}

/** Topics have an icon, answers have none. */
function answersBelow({ id, icon, childMenus }: FaqNode): number[] {
  return icon === '' ? [id] : childMenus.flatMap(answersBelow);
}
