import type { Address } from '../../../shared/contract/account-schemas.ts';
import { listAddresses } from '../../../shared/contract/accounts/own-account.ts';
import { answer } from './answer.ts';

/** Answers addresses in these names, the first the default. @returns what holds them, for others in their place */
export function answerAddresses(...names: readonly string[]) {
  const phone = '13800138000';
  const book = names.map(
    (id, place): Address => ({ id, name: id, phone, addr: `${id}, Stage Road`, is_default: place ? 0 : 1 }),
  );
  const kept: { book: readonly Address[] } = { book };
  answer(listAddresses, ({ page, limit }) => {
    const [info = { id: '', name: '', phone: '', addr: '', is_default: 0 }] = kept.book;
    return { data: { list: kept.book.slice((page - 1) * limit, page * limit), count: kept.book.length, info } };
  });
  return kept;
}
