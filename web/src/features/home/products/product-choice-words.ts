import type { ProductPlace } from '../../../shared-features/products/product-href.ts';
import type { Answer, Condition, Question } from '../chooser/chooser-answers.ts';

/** What the chooser asks and what can be answered. */
export const questionWords: Readonly<Record<Question, string>> = {
  rooms: 'Where does it play?',
  mode: 'How do you run it?',
  outputs: 'How many outputs?',
  hardware: 'What hardware do you plan?',
};

export const answerWords: Readonly<Record<Answer, string>> = {
  room: 'One room or show',
  venues: 'Many rooms or venues',
  timeline: 'A timeline',
  windows: 'Windows, live',
  playback: 'Just play files',
  one: '1, up to 4K',
  two: '2, in 2K',
  more: '3 to 16',
  laptop: 'One laptop',
  server: 'One server',
  machines: 'Several, with backup',
};

interface Product extends ProductPlace {
  readonly name: string;
  /** Ends "Choose S1 if …". */
  readonly chosenIf: string;
}

/** The products that the chooser knows, in the order of its list. */
export const candidates = {
  s1: {
    name: 'S1',
    chosenIf: 'one laptop runs a conference or an LED display of small or medium size.',
    route: 'productS1',
    tab: 's',
    card: 's1',
  },
  s2: {
    name: 'S2',
    chosenIf: 'the event is large, and machines in cascade back each other up.',
    route: 'productS2',
    tab: 's',
    card: 's2',
  },
  s3: {
    name: 'S3',
    chosenIf: 'windows and a timeline run side by side on up to 16 outputs.',
    route: 'productS3',
    tab: 's',
    card: 's3',
  },
  's3-pro': {
    name: 'S3 Pro',
    chosenIf: 'a crew shares a show on many outputs, with blending and 3D mapping.',
    route: 'productS3Pro',
    tab: 's',
    card: 's3-pro',
  },
  's3-lite': {
    name: 'S3 Lite',
    chosenIf: 'one operator wants the timeline, and a free trial before anything is bought.',
    route: 'productS3Lite',
    tab: 's',
    card: 's3-lite',
  },
  'p1-plus': {
    name: 'P1+',
    chosenIf: 'you play video and sound, by subscription or on an encrypted lock.',
    route: 'productP1Tutorial',
    tab: 'p1',
    card: 'p1-plus',
  },
  'c-series': {
    name: 'C series',
    chosenIf: 'many rooms or venues follow one desk in the cloud.',
    route: 'cSeries',
    tab: 'c',
    card: 'c-series',
  },
} as const satisfies Readonly<Record<string, Product>>;

export type Candidate = keyof typeof candidates;
export type Reasons = { readonly [Given in Answer]?: readonly string[] };

const upTo16 = ['Up to 16 DVI outputs'];
const freeTrial = ['A free trial runs the whole program'];
const servers = ['Our 4U server has 4 DisplayPort 1.4 outputs, and the H14 turns one output into 8'];

/** What speaks for a product, by the answer that it suits (product-rules.md#product-facts). */
export const reasons: Readonly<Record<Candidate, Reasons>> = {
  s1: {
    room: ['Made for conferences and LED displays up to medium size'],
    windows: ['Up to 10 windows, 3 subtitle windows and 1 audio window'],
    one: ['One output in 4K'],
    two: ['Two outputs in 2K'],
    laptop: ['One laptop is enough'],
    server: ['Needs no server: one laptop is enough'],
  },
  s2: {
    room: ['Made for large, complex events'],
    windows: ['Any number of program windows'],
    playback: ['Each program on a key of its own: 0 to 9, A to Z, F1 to F12'],
    machines: ['Cascade and backup while the show runs'],
  },
  s3: {
    room: ['Surfaces, projection blending and 3D mapping'],
    windows: ['Window mode, with a timeline beside it'],
    more: upTo16,
    server: servers,
  },
  's3-pro': {
    room: ['User management and screen lock for a crew that shares a show'],
    timeline: ['Timeline with LTC timecode, controlled over MIDI, DMX, TCP, UDP and serial'],
    more: upTo16,
    server: servers,
  },
  's3-lite': {
    timeline: ['The timeline of S3, learned in an afternoon'],
    playback: ['Each file at its time on a timeline'],
    one: ['Up to 16 outputs, should one not stay enough'],
    two: ['Up to 16 outputs, should two not stay enough'],
    more: upTo16,
    laptop: freeTrial,
    server: freeTrial,
  },
  'p1-plus': {
    room: ['Made for clubs, touring DJs and small rigs'],
    playback: ['Plays video and sound live, without a watermark'],
    laptop: ['By subscription or on an encrypted lock, with every upgrade'],
    server: ['By subscription or on an encrypted lock, with every upgrade'],
  },
  'c-series': {
    venues: [
      'Edit in the cloud, and send it to every room',
      'Schedules decide what plays where and when',
      'Monitoring shows from one desk what plays',
    ],
  },
};

interface Caution {
  readonly when: Condition;
  readonly words: string;
}

/** What answers cost that do not go together. */
export const cautions: readonly Caution[] = [
  {
    when: { outputs: ['more'], hardware: ['laptop'] },
    words: 'Three outputs or more are seldom found on a laptop: plan a server for the show.',
  },
  {
    when: { mode: ['timeline'], hardware: ['machines'] },
    words: 'Cascade with online backup is a function of S2: ask us how to back up a timeline.',
  },
  {
    when: { mode: ['windows', 'playback'], outputs: ['more'], hardware: ['machines'] },
    words: 'Ask us how many machines your outputs take.',
  },
];
