import { uploader } from '../../lib/uploads/upload.ts';

// What the form calls, in one script that comes once the form is near.

export { sendFeedback } from '../../../../shared/contract/enquiries.ts';
export const uploadPicture = uploader('feedback');
