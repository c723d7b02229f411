import type { DomainNeeds } from '../platform/sheet/needs.ts';

/** Both forms do the same. */
const receiving = {
  tables: { enquiries: ['PutItem'] },
  once: 'enquiries',
  outbox: { table: 'enquiries', events: ['enquiry.received.v1'] },
  keys: { personal: ['seal'], lookup: ['hash'] },
  // product-rules.md#enquiry-limits
  retention: { months: 24, endedBy: 'eraseEnquiries' },
} as const;

/** Where a person's enquiries are found. */
const finding = { 'enquiries.byContact': ['Query'], 'enquiries.byPhone': ['Query'] } as const;

/** What each function of the enquiries domain may touch, and nothing more. */
export const needs = {
  sendContact: receiving,
  sendEnquiry: receiving,
  mailEnquiries: {
    tables: { enquiries: ['GetItem'] },
    keys: { personal: ['open'] },
    mails: ['enquiry-for-sales', 'enquiry-confirmation'],
  },
  countEnquiries: { counts: 'enquiries' },
  rateFaqAnswer: { tables: { content: ['GetItem'] }, publishes: ['faq-answer.rated.v1'] },
  countFaqRatings: { counts: 'enquiries' },
  reportLesson: { tables: { content: ['GetItem'] }, publishes: ['lesson.watched.v1'] },
  countLessons: { counts: 'enquiries' },
  eraseEnquiries: { tables: { enquiries: ['DeleteItem'] }, indexes: { 'enquiries.byMonth': ['Query'] } },
  listEnquiries: {
    indexes: { 'enquiries.byMonth': ['Query'], 'enquiries.byContact': ['Query'] },
    keys: { lookup: ['hash'] },
  },
  openEnquiry: { tables: { enquiries: ['GetItem'] }, keys: { personal: ['open'] }, audits: true },
  exportEnquiries: {
    tables: { enquiries: ['GetItem'] },
    indexes: { 'enquiries.byMonth': ['Query'] },
    keys: { personal: ['open'] },
    audits: true,
  },
  findPersonInEnquiries: { indexes: finding, keys: { lookup: ['hash'] } },
  exportPersonFromEnquiries: {
    tables: { enquiries: ['GetItem'] },
    indexes: finding,
    keys: { personal: ['open'], lookup: ['hash'] },
    audits: true,
  },
  erasePersonFromEnquiries: {
    tables: { enquiries: ['DeleteItem'] },
    indexes: finding,
    keys: { lookup: ['hash'] },
    audits: true,
  },
  finishEnquiry: { tables: { enquiries: ['GetItem', 'UpdateItem'] }, audits: true },
} as const satisfies DomainNeeds;
