import type { DomainNeeds } from '../../shared/manifest/function-needs.ts';

/** All forms do the same. */
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

/** Opening what was written, and the picture that came with it. */
const opening = {
  tables: { enquiries: ['GetItem'], uploads: ['GetItem'] },
  buckets: { uploads: { 'feedback/': ['LinkObject'] } },
  keys: { personal: ['open'] },
} as const;

/** What each function of the enquiries domain may touch, and nothing more. */
export const needs = {
  sendContact: receiving,
  sendEnquiry: receiving,
  sendFeedback: { ...receiving, tables: { enquiries: ['PutItem'], uploads: ['UpdateItem'] } },
  mailEnquiries: {
    tables: { enquiries: ['GetItem'] },
    keys: { personal: ['open'] },
    mails: ['enquiry-for-sales', 'feedback-for-support', 'enquiry-confirmation'],
  },
  countEnquiries: { counts: 'enquiries' },
  rateFaqAnswer: { tables: { content: ['GetItem'] }, publishes: ['faq-answer.rated.v1'] },
  countFaqRatings: { counts: 'enquiries' },
  reportLesson: { tables: { content: ['GetItem'] }, publishes: ['lesson.watched.v1'] },
  countLessons: { counts: 'enquiries' },
  reportSearch: { publishes: ['search.missed.v1'] },
  countSearches: { counts: 'enquiries' },
  eraseEnquiries: { tables: { enquiries: ['DeleteItem'] }, indexes: { 'enquiries.byMonth': ['Query'] } },
  listEnquiries: {
    indexes: { 'enquiries.byMonth': ['Query'], 'enquiries.byContact': ['Query'] },
    keys: { lookup: ['hash'] },
  },
  openEnquiry: { ...opening, audits: true },
  exportEnquiries: {
    ...opening,
    indexes: { 'enquiries.byMonth': ['Query'] },
    audits: true,
  },
  findPersonInEnquiries: { indexes: finding, keys: { lookup: ['hash'] } },
  exportPersonFromEnquiries: {
    ...opening,
    indexes: finding,
    keys: { personal: ['open'], lookup: ['hash'] },
    audits: true,
  },
  erasePersonFromEnquiries: {
    tables: { enquiries: ['GetItem', 'DeleteItem'], uploads: ['UpdateItem'] },
    indexes: finding,
    keys: { lookup: ['hash'] },
    audits: true,
  },
  finishEnquiry: { tables: { enquiries: ['GetItem', 'UpdateItem'] }, audits: true },
} as const satisfies DomainNeeds;
