/** Kinds of mails that whoever gets them may end with one click: those that others bring about, any number of times. */
export const endableMails = ['answers'] as const;
export type EndableMails = (typeof endableMails)[number];
