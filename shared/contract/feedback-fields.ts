import * as z from 'zod/mini';
import { feedbackLengths } from '../feedback-lengths.ts';
import { mobileNumber } from '../mobile-number.ts';
import { formType } from './enquiry-fields.ts';
import { atMost, filled, marksCut, nameText, oneLine, text } from './text-fields.ts';

const messages = {
  email: 'Please type your e-mail address',
  phone: 'input phone number',
  content: 'Please describe your question or suggestion',
} as const;

/** What the feedback form sends, its rules in order (product-rules.md#feedback). */
export const feedbackFields = {
  product_name: text(
    filled('Please choose a product'),
    atMost(feedbackLengths.product, 'A product'),
    oneLine('A product is written on one line'),
    marksCut,
  ),
  version: text(
    filled('Please enter the version'),
    atMost(feedbackLengths.version, 'A version'),
    oneLine('A version is written on one line'),
    marksCut,
  ),
  name: nameText(atMost(feedbackLengths.name, 'A name'), oneLine('A name is written on one line')),
  email: text(
    filled(messages.email),
    atMost(feedbackLengths.email, 'An e-mail address'),
    z.email({ error: messages.email }),
  ),
  phone: text(filled(messages.phone), z.regex(mobileNumber, { error: messages.phone })),
  content: text(filled(messages.content), marksCut, atMost(feedbackLengths.content, 'Feedback')),
  /** '1', as existing clients send it. */
  type: formType,
  /** Key of an uploaded picture, or its address (product-rules.md#upload-keys); empty without one. */
  screenshot: text(atMost(256, 'The address of a picture')),
  /** A field that people do not see. */
  website: text(),
};
