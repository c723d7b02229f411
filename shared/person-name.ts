/**
 * What a person's name has at least: a letter that somebody sees. Dashes alone, or marks of no width, would print a certificate of nobody, and all such
 * names would be one when they are compared.
 */
export const nameLetter = /[^\P{L}\p{Default_Ignorable_Code_Point}]/u;
