import type { UploadKind } from '../../shared/upload-kinds.ts';
import type { Figure } from '../platform/figures/figure.ts';

/** Kinds by the names that people know. */
const kindNames = {
  headimg: 'Exam photos',
  userimg: 'Profile pictures',
  media: 'Media of older clients',
  feedback: 'Pictures with feedback',
} as const satisfies Readonly<Record<UploadKind, string>>;

/** What the business asks of uploads. */
export const figures = [
  {
    name: 'inspected-uploads',
    label: 'Uploads kept',
    question: 'How many files passed their inspection on each day, and what for?',
    unit: 'files',
    counter: 'inspected',
    of: kindNames,
  },
  {
    name: 'refused-uploads',
    label: 'Uploads refused',
    unit: 'files',
    counter: 'refused',
    of: kindNames,
  },
] as const satisfies readonly Figure[];
