import type { DomainDefinition } from '../platform/sheet/domain-definition.ts';
import { photoMail } from './mails/photo-mail.ts';
import { signedUpMail } from './mails/signed-up-mail.ts';

/** What a certificate's index by award has, so that lists need not read rows one by one. */
const listed = [
  'num',
  'name',
  'company',
  'awardedOn',
  'endsOn',
  'origin',
  'place',
  'importId',
  'attempt',
  'revokedOn',
] as const;
const ofHolder = ['num', 'name', 'importId', 'attempt', 'revokedOn'] as const;

/** What indexes hold of a sign-up, so that it is found and read by its key. */
const ofSignUp = ['idHash', 'period', 'signedUpAt'] as const;

/** The engineer exam: sign-ups, certificates, and how these are proved. */
export const certification = {
  tables: {
    certification: {
      outboxOf: 'certification',
      timeToLive: 'expires',
      indexes: {
        byRank: { partition: 'list', sort: 'rank', carries: listed },
        byHolderId: { partition: 'holderId', sort: 'awardedOn', carries: ofHolder },
        byHolderPhone: { partition: 'holderPhone', sort: 'awardedOn', carries: ofHolder },
        byImport: { partition: 'importId', sort: 'attempt', carries: ['num'] },
        byRevocation: { partition: 'revokedIn', carries: ['place'] },
        byForgetting: { partition: 'forgetIn', carries: ['num'] },
        bySignUpPeriod: { partition: 'signUpPeriod', sort: 'signedUpAt', carries: ofSignUp },
        bySignUpEmail: { partition: 'emailHash', sort: 'signedUpAt', carries: ofSignUp },
        bySignUpPhone: { partition: 'phoneHash', sort: 'signedUpAt', carries: ofSignUp },
        bySignUpEnd: { partition: 'erasedIn', sort: 'signedUpAt', carries: ofSignUp },
        byContest: { partition: 'contested', sort: 'signedUpAt', carries: ofSignUp },
        byPhotoEnd: { partition: 'photoErasedIn', sort: 'signedUpAt', carries: ofSignUp },
      },
    },
  },
  mails: [signedUpMail, photoMail],
  secrets: { certificateKeys: 'Keys that sign credentials; made and changed by "ops certificates rotate-key"' },
  metrics: {
    SignUpQueries: { title: 'Questions for sign-ups', by: ['querySignUp'] },
    CertificateQueries: { title: 'Questions for certificates', by: ['queryCertificate'] },
    CredentialsNotSigned: {
      title: 'Credentials and keys that could not be answered for want of a key',
      by: ['issueCredential', 'readIssuerKeys', 'readStatusList'],
      alarm: {
        above: 0,
        harm: 'Engineers cannot prove their certificate: credentials are neither issued nor verified.',
        runbook: '#credentials-are-not-signed',
      },
    },
    CertificatesShown: {
      title: 'Pages, PDFs and credentials of certificates',
      by: ['readCertificate', 'printCertificate', 'issueCredential'],
    },
  },
  schedules: {
    eraseSignUps: {
      expression: 'cron(50 3 * * ? *)',
      harm: 'Photos and ID numbers of candidates are kept for longer than we promise.',
    },
    sweepImports: {
      expression: 'cron(15 4 * * ? *)',
      harm: 'What a broken import of certificates left behind stays, and its numbers cannot be used.',
    },
    forgetHolders: {
      expression: 'cron(30 4 * * ? *)',
      harm: 'Holders are found by ID number and phone for longer than the two years after the end of their certificate that we promise.',
    },
  },
} as const satisfies DomainDefinition;
