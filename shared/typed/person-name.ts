import { comparableName } from './comparable-name.ts';

/**
 * What a person's name has at least: a letter that somebody sees. Dashes alone, or marks of no width, would print a certificate of nobody, and all such
 * names would be one when they are compared.
 */
const nameLetter = /[^\P{L}\p{Default_Ignorable_Code_Point}]/u;

/** Whether something is left of a person's name where names are compared: letters that stand for an apostrophe alone are none. */
export function isPersonName(name: string): boolean {
  return nameLetter.test(name) && comparableName(name) !== '';
}
