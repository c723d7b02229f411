/**
 * Icons of the topics of the FAQ. The client has a stroke for each (`web/src/features/faq/topic-icons.ts`), or it does not compile.
 */
export const faqIcons = [
  'windows',
  'key',
  'timeline',
  'users',
  'film',
  'layers',
  'cloud',
  'tablet',
  'panel',
  'pattern',
  'license',
  'ndi',
  'transcode',
  'outputs',
  'download',
  'lock',
  'calendar',
  'check',
  'list',
  'calculator',
] as const;
export type FaqIcon = (typeof faqIcons)[number];
