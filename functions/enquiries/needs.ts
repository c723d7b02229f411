import type { DomainNeeds } from '../platform/sheet/needs.ts';

/** Both forms do the same. */
const receiving = {
  tables: { enquiries: ['PutItem'] },
  once: 'enquiries',
  outbox: { table: 'enquiries', events: ['enquiry.received.v1'] },
  keys: { personal: ['seal'], lookup: ['hash'] },
} as const;

/** What each function of the enquiries domain may touch, and nothing more. */
export const needs = {
  sendContact: receiving,
  sendEnquiry: receiving,
  mailEnquiries: {
    tables: { enquiries: ['GetItem'] },
    keys: { personal: ['open'] },
    mails: ['enquiry-for-sales', 'enquiry-confirmation'],
  },
  eraseEnquiries: { tables: { enquiries: ['DeleteItem'] }, indexes: { 'enquiries.byMonth': ['Query'] } },
  listEnquiries: {
    indexes: { 'enquiries.byMonth': ['Query'], 'enquiries.byEmail': ['Query'] },
    keys: { lookup: ['hash'] },
  },
  openEnquiry: { tables: { enquiries: ['GetItem'] }, keys: { personal: ['open'] }, audits: true },
  exportEnquiries: {
    tables: { enquiries: ['GetItem'] },
    indexes: { 'enquiries.byMonth': ['Query'] },
    keys: { personal: ['open'] },
    audits: true,
  },
  finishEnquiry: { tables: { enquiries: ['GetItem', 'UpdateItem'] }, audits: true },
} as const satisfies DomainNeeds;
