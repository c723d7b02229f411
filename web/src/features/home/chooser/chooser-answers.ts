/** The questions of the chooser and their answers, in the order in which they are asked. */
export const questions = {
  rooms: ['room', 'venues'],
  mode: ['timeline', 'windows', 'playback'],
  outputs: ['one', 'two', 'more'],
  hardware: ['laptop', 'server', 'machines'],
} as const;

export type Question = keyof typeof questions;
export type Answer = (typeof questions)[Question][number];

/** What has been answered so far. */
export type Answers = { readonly [Name in Question]?: (typeof questions)[Name][number] };
/** Answers of which each stands for those that satisfy a rule; a question left out does not matter to it. */
export type Condition = { readonly [Name in Question]?: readonly (typeof questions)[Name][number][] };

/** The order in which questions stand on the page. */
export const questionOrder: readonly Question[] = ['rooms', 'mode', 'outputs', 'hardware'];
