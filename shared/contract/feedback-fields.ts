import { feedbackLengths } from '../feedback-lengths.ts';
import { formType } from './enquiry-fields.ts';
import {
  asMailAddress,
  asMobile,
  atMost,
  filled,
  line,
  mailRule,
  marksCut,
  mobileRule,
  nameText,
  oneLine,
  sentences,
  text,
} from './text-fields.ts';

const messages = {
  email: 'Please type your e-mail address',
  phone: 'input phone number',
  content: 'Please describe your question or suggestion',
} as const;

/** What the feedback form sends, its rules in order (product-rules.md#feedback). */
export const feedbackFields = {
  product_name: line(
    filled('Please choose a product'),
    atMost(feedbackLengths.product, 'A product'),
    oneLine('A product is written on one line'),
    marksCut,
  ),
  version: line(
    filled('Please enter the version'),
    atMost(feedbackLengths.version, 'A version'),
    oneLine('A version is written on one line'),
    marksCut,
  ),
  name: nameText(atMost(feedbackLengths.name, 'A name'), oneLine('A name is written on one line')),
  email: text(
    asMailAddress,
    filled(messages.email),
    atMost(feedbackLengths.email, 'An e-mail address'),
    mailRule(messages.email),
  ),
  phone: text(asMobile, filled(messages.phone), mobileRule(messages.phone)),
  content: sentences(filled(messages.content), atMost(feedbackLengths.content, 'Feedback')),
  /** '1', as existing clients send it. */
  type: formType,
  /** Key of an uploaded picture, or its address (product-rules.md#upload-keys); empty without one. */
  screenshot: text(atMost(256, 'The address of a picture')),
  /** A field that people do not see. */
  website: text(),
};
