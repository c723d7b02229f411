import { certificateAwarded } from '../../events/certificate-awarded/event.ts';
import { certificateRevoked } from '../../events/certificate-revoked/event.ts';
import { type ConsumerEntries, oneByOne, usual } from '../../events/consumer-entry.ts';
import { examSignedUp } from '../../events/exam-signed-up/event.ts';
import { memberErased } from '../../events/member-erased/event.ts';
import { ownSignUpsAsked } from '../../events/own-sign-ups-asked/event.ts';
import { uploadInspected } from '../../events/upload-inspected/event.ts';
import { uploadOverdue } from '../../events/upload-overdue/event.ts';
import { uploadRefused } from '../../events/upload-refused/event.ts';

export const consumers = {
  mailSignUps: {
    ...oneByOne,
    takes: [examSignedUp],
    harm: 'Candidates have signed up for the exam and get no mail that confirms it: they sign up again, or call.',
  },
  followPhotos: {
    ...oneByOne,
    takes: [uploadInspected, uploadRefused, uploadOverdue],
    harm: 'Candidates whose photo cannot be used are not told, and stand at the exam without one.',
  },
  countSignUps: {
    ...usual,
    takes: [examSignedUp],
    harm: 'Candidates sign up for the exam, but are missing from the figures.',
  },
  askForOwnSignUps: {
    ...usual,
    takes: [ownSignUpsAsked],
    harm: 'Who asks for what we keep of their sign-ups, or wants it erased, waits for a code that does not come.',
  },
  eraseMemberSignUps: {
    ...usual,
    takes: [memberErased],
    harm: 'Sign-ups of people whose account is erased are still kept with their ID number and photo.',
  },
  countCertificates: {
    ...usual,
    takes: [certificateAwarded, certificateRevoked],
    harm: 'Certificates are awarded and revoked, but are missing from the figures.',
  },
} as const satisfies ConsumerEntries;
