import type { OpenedSignUp } from '../../../shared/contract/certification-schemas.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import { type KeptKey, keptKeyOf } from '../../platform/uploads/upload-key.ts';
import { candidateOf, numberOf, photoOf, type StoredSignUp } from './sign-up.ts';

interface Opener {
  readonly sealer: Pick<Sealer, 'open'>;
  /** An address at which a photo is seen. */
  readonly link: (key: `photos/${string}`, seconds: number) => Promise<string>;
}

/** Seconds for which links to photos are good. */
const linkSeconds = 5 * 60;

/** Opens a sign-up for operators. */
export function signUpOpener({ sealer, link }: Opener) {
  /** @param all the sign-ups of its ID number and month */
  return async (signUp: StoredSignUp, all: readonly StoredSignUp[]): Promise<OpenedSignUp> => {
    const { name, addr, idcard, phone, email } = await candidateOf(sealer, signUp);
    const photo = photoOf(signUp);
    const kept = photo && keptKeyOf(photo);
    const { period, state, signedUpAt, company, consent, certificate = '', contested } = signUp;
    return {
      ...{ sign_up: numberOf(signUp), period, status: state, signed_up_at: signedUpAt },
      ...{ name, company, addr, idcard, phone, email, consent, certificate },
      photo: kept && isPhoto(kept) && state !== 'photo-refused' ? await link(kept, linkSeconds) : '',
      contested: all.length > 1 || contested !== undefined,
    };
  };
}

const isPhoto = (key: KeptKey): key is `photos/${string}` => key.startsWith('photos/');
