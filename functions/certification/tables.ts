import type { TableValue } from '../platform/tables/table-value.ts';

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

export const certificationTable = {
  name: 'certification',
  announces: ['certificate.awarded.v1', 'certificate.revoked.v1', 'exam.signed-up.v1'],
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
} as const satisfies TableValue;
