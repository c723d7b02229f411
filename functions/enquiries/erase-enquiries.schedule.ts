import { index, rows, schedule } from '../platform/index.ts';
import { enquiryEraser } from './enquiry-eraser.ts';
import { enquiryLister } from './enquiry-repository.ts';
import { enquiriesTable } from './tables.ts';

export default schedule(
  {
    expression: 'cron(0 3 * * ? *)',
    userImpact: 'Enquiries are kept for longer than the 24 months that we promise.',
    uses: { enquiries: rows(enquiriesTable, 'DeleteItem'), byMonth: index(enquiriesTable, 'byMonth') },
  },
  ({ enquiries, byMonth }) => enquiryEraser({ months: enquiryLister(byMonth), table: enquiries }),
);
