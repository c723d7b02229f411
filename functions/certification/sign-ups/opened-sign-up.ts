import type { OpenedRecord, PersonalRecord } from '../../../shared/contract/personal-records.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import { candidateOf, numberOf, type StoredSignUp } from './sign-up.ts';

/** A sign-up as a record of a person. */
export function recordOf(signUp: Pick<StoredSignUp, 'idHash' | 'sk' | 'signedUpAt'>): PersonalRecord {
  return { kind: 'sign-up', id: numberOf(signUp), at: signUp.signedUpAt };
}

/** All that a sign-up says, to whom it concerns. The photo is not in it: that one is kept, and in which state, is. */
export async function saysOf(sealer: Pick<Sealer, 'open'>, signUp: StoredSignUp): Promise<OpenedRecord['says']> {
  const { period, state, company, consent, photo, certificate = '', signedUpAt } = signUp;
  const photoState = photo === undefined ? 'erased' : 'kept';
  return {
    period,
    state,
    ...(await candidateOf(sealer, signUp)),
    company,
    consent,
    photo: photoState,
    certificate,
    signedUpAt,
  };
}
