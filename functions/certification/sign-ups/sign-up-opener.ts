import type { OpenedSignUp } from '../../../shared/contract/certification-schemas.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { Item } from '../../platform/tables/item.ts';
import type { Table } from '../../platform/tables/table.ts';
import { type KeptKey, keptKeyOf } from '../../platform/uploads/upload-key.ts';
import { candidateOf, numberOf, periodAt, photoOf, type StoredSignUp, signUpsOfMonth } from './sign-up.ts';

/** How many sign-ups are opened at once. */
export const openedAtATime = 25;

/** Seconds for which links to photos are good. */
const linkSeconds = 5 * 60;

/** What an index led to, as it is now, and all sign-ups of its ID number and month. */
export async function signUpListed(table: Table<'Query'>, item: Item) {
  const [idHash, sk] = [String(item.idHash), String(item.sk)];
  const all = await signUpsOfMonth(table, idHash, periodAt({ sk }));
  return { signUp: all.find((one) => one.sk === sk), all };
}

/** Opens a sign-up for operators. @param link makes an address at which a photo is seen */
export function signUpOpener(
  open: Sealer['open'],
  link: (key: `photos/${string}`, seconds: number) => Promise<string>,
) {
  /** @param all the sign-ups of its ID number and month */
  return async (signUp: StoredSignUp, all: readonly StoredSignUp[]): Promise<OpenedSignUp> => {
    const { name, addr, idcard, phone, email } = await candidateOf({ open }, signUp);
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
