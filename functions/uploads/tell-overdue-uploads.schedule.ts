import { schedule } from '../platform/events/schedule.ts';
import { uploads } from './domain.ts';
import { overdueUploadTeller } from './inspection/overdue-uploads.ts';
import { needs } from './needs.ts';

export default schedule(uploads.schedules.tellOverdueUploads, needs.tellOverdueUploads, ({ indexes, transact }) =>
  overdueUploadTeller({ byDue: indexes['uploads.byDue'], transact }),
);
