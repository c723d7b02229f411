import { schedule } from '../platform/events/schedule.ts';
import { overdueUploadTeller } from './inspection/overdue-uploads.ts';
import { needs } from './needs.ts';

export default schedule(needs.tellOverdueUploads, ({ indexes, transact }) =>
  overdueUploadTeller({ byDue: indexes['uploads.byDue'], transact }),
);
