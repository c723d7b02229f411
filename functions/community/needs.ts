import type { DomainNeeds } from '../../shared/manifest/function-needs.ts';

/** Taking out a comment, with what says so. */
const takingOut = {
  tables: { community: ['GetItem', 'UpdateItem', 'DeleteItem'] },
  outbox: { table: 'community', events: ['comment.deleted.v1'] },
} as const;

/** Where what is kept of a member is found. */
const finding = {
  owned: { community: ['Query'] },
  indexes: { 'community.byAuthor': ['Query'], 'community.byAnswered': ['Query'] },
} as const;

const erasing = { ...finding, ...takingOut, owned: { community: ['Query', 'DeleteItem'] } } as const;

/** The thread of a member with customer service, and what stands in it: kept two years. */
const threads = { retention: { months: 24, endedBy: 'expires' } } as const;

/** What each function of the community domain may touch, and nothing more. */
export const needs = {
  listComments: { tables: { community: ['GetItem', 'Query'], content: ['GetItem'] } },
  sendComment: {
    tables: { community: ['GetItem', 'Query', 'PutItem', 'ConditionCheckItem'], content: ['GetItem'] },
    indexes: { 'community.byAuthor': ['Query'] },
    once: 'community',
    outbox: { table: 'community', events: ['comment.posted.v1'] },
    keys: { lookup: ['hash'] },
    reachesMembers: true,
    keepsLimits: true,
  },
  deleteComment: takingOut,
  exportOwnComments: { ...finding, tables: { community: ['GetItem'] }, keys: { personal: ['open'] } },
  unsubscribe: { owned: { community: ['PutItem'] }, keys: { lookup: ['hash'] }, reachesMembers: true },
  countComments: {
    tables: { community: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'] },
    counts: 'community',
  },
  mailAnswers: {
    tables: { community: ['GetItem'] },
    owned: { community: ['GetItem'] },
    keys: { lookup: ['hash'] },
    reachesMembers: true,
    keepsLimits: true,
    mails: ['comment-answered'],
  },
  eraseMemberComments: erasing,
  reviewComments: {
    tables: { community: ['Query'] },
    indexes: { 'community.byMonth': ['Query'], 'community.byAuthor': ['Query'] },
  },
  hideComment: {
    tables: { community: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
    outbox: { table: 'community', events: ['comment.deleted.v1'] },
    audits: true,
  },
  restoreComment: {
    tables: { community: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] },
    outbox: { table: 'community', events: ['comment.posted.v1'] },
    audits: true,
  },
  bindClient: { owned: { community: ['PutItem', 'UpdateItem'] } },
  sendMessage: {
    ...threads,
    owned: { community: ['GetItem', 'PutItem', 'UpdateItem'] },
    once: 'community',
    outbox: { table: 'community', events: ['message.written.v1'] },
    keys: { personal: ['seal'], lookup: ['hash'] },
  },
  pingMessages: { owned: { community: ['GetItem'] } },
  listMessages: { owned: { community: ['GetItem', 'Query', 'UpdateItem'] }, keys: { personal: ['open'] } },
  listThreads: { indexes: { 'community.byWaiting': ['Query'] } },
  openThread: { owned: { community: ['GetItem', 'Query'] }, keys: { personal: ['open'] }, audits: true },
  answerThread: {
    ...threads,
    owned: { community: ['GetItem', 'PutItem', 'UpdateItem'] },
    outbox: { table: 'community', events: ['message.answered.v1'] },
    keys: { personal: ['seal'] },
    audits: true,
  },
  mailUnreadMessages: { owned: { community: ['GetItem'] }, reachesMembers: true, mails: ['message-answered'] },
  countMessages: { counts: 'community' },
  watchWaitingMessages: { indexes: { 'community.byWaiting': ['Query'] } },
  signWechatShare: { tables: { community: ['GetItem', 'UpdateItem'] }, secrets: ['wechat'] },
  findPersonInCommunity: { ...finding, keys: { lookup: ['hash'] } },
  exportPersonFromCommunity: {
    ...finding,
    tables: { community: ['GetItem'] },
    keys: { personal: ['open'], lookup: ['hash'] },
    audits: true,
  },
  erasePersonFromCommunity: { ...erasing, keys: { lookup: ['hash'] }, audits: true },
} as const satisfies DomainNeeds;
