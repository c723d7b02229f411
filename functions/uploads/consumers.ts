import { type ConsumerEntries, usual } from '../../events/consumer-entry.ts';
import { memberErased } from '../../events/member-erased/event.ts';
import { uploadArrived } from '../../events/upload-arrived/aws-events.ts';
import { uploadInspected } from '../../events/upload-inspected/event.ts';
import { uploadRefused } from '../../events/upload-refused/event.ts';

export const consumers = {
  inspectUploads: {
    ...usual,
    takes: [uploadArrived],
    // One picture of 40 megapixels is all that the function's memory holds.
    batch: { size: 1, windowSeconds: 0 },
    concurrency: 10,
    retrySeconds: 60,
    receives: 31,
    lateSeconds: 300,
    harm: 'Photos of exam forms and pictures of members stay in quarantine, and nobody sees them.',
  },
  countUploads: {
    ...usual,
    takes: [uploadInspected, uploadRefused],
    harm: 'Files are uploaded, but are missing from the figures.',
  },
  eraseMemberUploads: {
    ...usual,
    takes: [memberErased],
    harm: 'Pictures of people whose account is erased are still there.',
  },
} as const satisfies ConsumerEntries;
