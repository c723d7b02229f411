import * as z from 'zod/mini';
import { accountLengths } from '../account-lengths.ts';
import { addressLines, emailAddress, userName } from './account-fields.ts';
import { wholeNumber } from './fields.ts';
import { asMobile, atMost, filled, mobileRule, nameText, oneLine, sentences, text } from './text-fields.ts';

const word = (whenEmpty: string, what: string) =>
  nameText(filled(whenEmpty), atMost(accountLengths.company, what), oneLine(`${what} is written on one line`));

/** A postal address (product-rules.md#addresses). */
export const addressFields = {
  name: nameText(
    filled('Please enter your name'),
    atMost(accountLengths.name, 'A name'),
    oneLine('A name is written on one line'),
  ),
  phone: text(
    asMobile,
    filled('Please enter your phone number'),
    mobileRule('The phone number is wrong. Please fill it out again'),
  ),
  addr: sentences(filled('Please enter your address'), atMost(accountLengths.address, 'An address'), addressLines),
};

/** What a member changes of their profile (product-rules.md#profile). */
export const profileFields = {
  userName,
  email: emailAddress,
  company: word('Please enter your company', 'A company'),
  job: word('Please enter your job', 'A job'),
  revision: z.optional(wholeNumber),
  /** A key or an address of another picture that the member has uploaded. */
  header: z.optional(text(atMost(accountLengths.picture, 'An address'))),
  /** 1 takes the picture away, where `header` names no other: an empty `header` says nothing, as older clients send it. */
  header_remove: z.optional(z.pipe(wholeNumber, z.literal([0, 1], { error: 'This is 1 to remove the picture, or 0' }))),
};
