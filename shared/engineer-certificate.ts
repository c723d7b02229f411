import { brand } from './brand.ts';

/** What is certified, as certificates, their pages and credentials say it. */
export const engineer = {
  name: 'Certified Media Server Engineer',
  description: `Its holder sets up, programmes and runs shows with the software of ${brand.name}.`,
  criteria:
    'Passed the engineer exam: a show is built on a media server, from mapping and media to cues and timecode, run before examiners, and recovered from a fault that they make.',
} as const;
