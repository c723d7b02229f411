import type { DomainNeeds } from '../../shared/manifest/function-needs.ts';

/** Keeping a picture of a member that comes through the function itself. */
const uploading = {
  tables: { uploads: ['PutItem', 'UpdateItem'] },
  outbox: { table: 'uploads', events: ['upload.inspected.v1'] },
} as const;

/** Deleting what is left of an upload of whatever kind, inspected or not. */
const deletingObjects = {
  uploads: {
    'quarantine/': ['DeleteObject'],
    'photos/': ['DeleteObject'],
    'uploaded/': ['DeleteObject'],
    'feedback/': ['DeleteObject'],
  },
} as const;

/** Deleting all that a member has uploaded. */
const erasingOwned = {
  tables: { uploads: ['DeleteItem'] },
  owned: { uploads: ['Query'] },
  buckets: { uploads: { 'quarantine/': ['DeleteObject'], 'uploaded/': ['DeleteObject'] } },
} as const;

/** What each function of the uploads domain may touch, and nothing more. */
export const needs = {
  readUploadSignature: {
    tables: { uploads: ['PutItem'] },
    buckets: { uploads: { 'quarantine/': ['PutObject'] } },
  },
  uploadImage: { ...uploading, buckets: { uploads: { 'uploaded/userimg/': ['PutObject'] } } },
  uploadLayui: { ...uploading, buckets: { uploads: { 'uploaded/media/': ['PutObject'] } } },
  exportOwnUploads: { owned: { uploads: ['Query'] } },
  inspectUploads: {
    tables: { uploads: ['GetItem', 'UpdateItem', 'DeleteItem'] },
    buckets: {
      uploads: {
        'quarantine/': ['GetObject', 'DeleteObject'],
        'photos/': ['PutObject', 'DeleteObject'],
        'uploaded/': ['PutObject', 'DeleteObject'],
        'feedback/': ['PutObject', 'DeleteObject'],
      },
    },
    outbox: { table: 'uploads', events: ['upload.inspected.v1', 'upload.refused.v1'] },
  },
  countUploads: { counts: 'uploads' },
  eraseUnusedUploads: {
    tables: { uploads: ['GetItem', 'DeleteItem'] },
    indexes: { 'uploads.byDue': ['Query'] },
    buckets: deletingObjects,
  },
  tellOverdueUploads: {
    tables: { uploads: ['UpdateItem'] },
    indexes: { 'uploads.byDue': ['Query'] },
    outbox: { table: 'uploads', events: ['upload.overdue.v1'] },
  },
  eraseMemberUploads: erasingOwned,
  findPersonInUploads: { owned: { uploads: ['Query'] }, keys: { lookup: ['hash'] } },
  exportPersonFromUploads: { owned: { uploads: ['Query'] }, keys: { lookup: ['hash'] }, audits: true },
  erasePersonFromUploads: { ...erasingOwned, keys: { lookup: ['hash'] }, audits: true },
} as const satisfies DomainNeeds;
