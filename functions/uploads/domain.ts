import type { DomainDefinition } from '../platform/domain-definition.ts';
import { uploadsTable } from './tables.ts';

/** What visitors and members upload: posted into quarantine, inspected, and kept where somebody takes it. */
export default {
  tables: [uploadsTable],
  metrics: {
    UploadsInspected: { title: 'Uploads inspected', by: ['inspectUploads', 'uploadImage', 'uploadLayui'] },
    UploadsRefused: { title: 'Uploads refused', by: ['inspectUploads'] },
    UploadsDropped: { title: 'Files deleted without a look', by: ['inspectUploads'] },
    InspectionMilliseconds: {
      title: 'Time of an inspection, in milliseconds, 95th percentile',
      by: ['inspectUploads'],
      statistic: 'p95',
    },
    UploadsOverdue: {
      title: 'Uploads that somebody took and that are not inspected after ten minutes',
      by: ['tellOverdueUploads'],
      alarm: {
        above: 5,
        harm: 'People have sent a form with their photo, and the photo is looked at by nobody.',
        runbook: '#uploads-are-not-inspected',
      },
    },
  },
} as const satisfies DomainDefinition;
