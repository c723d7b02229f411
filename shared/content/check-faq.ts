import { problemsOfSubject } from './check-subject.ts';
import type { ContentProblem } from './content-error.ts';
import type { FaqAnswerEntry, FaqTopicEntry, ProductEntry, ReleaseEntry } from './library.ts';
import type { LoadedFile } from './loaded-file.ts';

/** The FAQ, and what its answers name. */
interface FaqFiles {
  readonly faqTopics: readonly LoadedFile<FaqTopicEntry>[];
  readonly faqAnswers: readonly LoadedFile<FaqAnswerEntry>[];
  readonly products: readonly LoadedFile<ProductEntry>[];
  readonly releases: readonly LoadedFile<ReleaseEntry>[];
}

/**
 * Problems of the FAQ as a whole: a topic under one that there is not, or three levels deep; a topic without anything below it; answers of
 * no topic; a product or version that there is not.
 */
export function problemsOfFaq(files: FaqFiles): ContentProblem[] {
  const { faqTopics, faqAnswers } = files;
  return [
    ...faqTopics.flatMap((topic) => problemsOfTopic(topic, files)),
    ...faqAnswers.flatMap((answer) => problemsOfAnswer(answer, files)),
  ];
}

function problemsOfTopic(
  { content, entry: { name, parent } }: LoadedFile<FaqTopicEntry>,
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

function problemsOfAnswer(answer: LoadedFile<FaqAnswerEntry>, files: FaqFiles): ContentProblem[] {
  const { content, entry } = answer;
  const hasTopic = files.faqTopics.some(({ entry: { name } }) => name === entry.topic);
  return [
    ...(hasTopic ? [] : [content.problem([], `There is no topic shared/content/faq/${entry.topic}.md`)]),
    ...problemsOfSubject(answer, files, 'An answer'),
  ];
}
