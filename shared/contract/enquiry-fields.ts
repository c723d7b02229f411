import * as z from 'zod/mini';
import { matchRoute } from '../addresses.ts';
import { enquiryLengths } from '../enquiry-lengths.ts';
import { isMailAddress, mailAddressOf } from '../typed/mail-address.ts';
import { phoneNumberOf } from '../typed/numbers.ts';
import {
  asMailAddress,
  asMobile,
  atMost,
  filled,
  mailRule,
  mobileRule,
  nameText,
  oneLine,
  sentences,
  text,
} from './text-fields.ts';

const name = (whenEmpty: string) =>
  nameText(filled(whenEmpty), atMost(enquiryLengths.name, 'A name'), oneLine('A name is written on one line'));

/** An e-mail address, or a messenger's number (product-rules.md#enquiry). */
const isContact = (value: string) => isMailAddress(value) || phoneNumberOf(value) !== undefined;
const contactOf = (typed: string) => phoneNumberOf(typed) ?? mailAddressOf(typed);

const noType = { error: 'There is no form of this type' };

/** Which form it was, as existing clients number them. */
export const formType = z.optional(z.union([z.string().check(z.maxLength(8, noType)), z.int(noType)], noType));

/** Fields of both forms that no rule of the forms speaks of. */
const common = {
  type: formType,
  /** Path of the page on which the form stands, `/lease`; empty where the client tells none. */
  page: text(
    atMost(enquiryLengths.page, 'The path of a page'),
    z.refine((path) => path === '' || matchRoute(path, new URLSearchParams()) !== undefined, {
      error: 'A page is a path of this site',
    }),
  ),
  /** A field that people do not see. */
  website: text(),
};

/** What the contact form sends, its rules in order (product-rules.md#contact-form). */
export const contactFields = {
  name: name('Please enter your name'),
  email: text(
    asMailAddress,
    filled('Please enter email address'),
    mailRule('The mailbox format is incorrect'),
    atMost(enquiryLengths.email, 'An e-mail address'),
  ),
  phone: text(
    asMobile,
    filled('Please enter your phone number'),
    mobileRule('The phone number is wrong. Please fill it out again'),
  ),
  content: sentences(filled('Please enter your message'), atMost(enquiryLengths.content, 'A message')),
  ...common,
};

const contactMessage = 'Please Email Address  WhatsApp';

/** What the form of S3 Lite, hardware, C series and rental sends (product-rules.md#enquiry). */
export const enquiryFields = {
  name: name('Please Your Name'),
  email: text(
    z.overwrite(contactOf),
    filled(contactMessage),
    z.refine(isContact, { error: contactMessage }),
    atMost(enquiryLengths.email, 'An e-mail address'),
  ),
  content: sentences(atMost(enquiryLengths.content, 'A message')),
  ...common,
};
