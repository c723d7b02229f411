import { createSign } from 'node:crypto';
import { cashierKeys, newKeyPair } from '../../infra/dev/stand-ins/cashier/cashier-keys.ts';
import type { Fields } from '../../infra/dev/stand-ins/cashier/signed-form.ts';
import { fen, formatMoney, parseMoney } from '../../shared/money.ts';
import { type BookedTrade, noticesOf } from '../support/people/cashier.ts';
import { pick } from '../support/runs/random.ts';

/** A notice that must not be believed. */
interface Mutated {
  readonly kind: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether it is no form that anybody could read: refused before its rule is asked. */
  readonly isUnreadable: boolean;
  /** Whether its signature is the provider's, so that somebody has to look. */
  readonly isSigned: boolean;
}

/** What one kind makes of the true notice of a trade: other fields, or another text. */
type Mutation = () => Fields | string | { readonly body: string; readonly type: string };

const form = 'application/x-www-form-urlencoded';

/** A character in another, at any place. */
function changed(random: () => number, text: string): string {
  const at = Math.floor(random() * text.length);
  const other = text[at] === '7' ? '8' : '7';
  return text.slice(0, at) + other + text.slice(at + 1);
}

function without(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name));
}

/**
 * Makes mutations of true notices, of each kind in turn.
 * @param trades the notices are of one of these, which nobody has paid yet; two at least, of different totals
 */
export function noticeMutator(stateDirectory: string, trades: readonly BookedTrade[], random: () => number) {
  const { about } = noticesOf(stateDirectory);
  const { app, provider } = cashierKeys(stateDirectory);
  const stranger = newKeyPair();
  const [first, ...others] = trades;
  if (!first || others.length === 0) throw new Error('Mutations need two trades');

  /** The mutations of one trade's notice, and whether what they make is signed by the provider, or cannot be read. */
  const kindsOf = (trade: BookedTrade): Readonly<Record<string, readonly [Mutation, ('signed' | 'unreadable')?]>> => {
    const notice = about(trade);
    const signed = without(without(notice, 'sign'), 'sign_type');
    const [name, ...names] = Object.keys(signed);
    const anyName = () => pick(random, [name ?? '', ...names]);
    const text = (fields: Fields) => String(new URLSearchParams(fields));
    const another = trades.find((each) => each.out_trade_no !== trade.out_trade_no && random() < 0.5) ?? others.at(-1);
    const other = another?.out_trade_no === trade.out_trade_no ? first : (another ?? first);
    const off = (minor: number) => formatMoney(fen((parseMoney(trade.total_amount, 'CNY')?.minor ?? 0) + minor));
    /** Hides a field in the one that is signed before it: what is signed stays the same text. */
    const hidden = (inner: string): Fields => {
      const inOrder = Object.keys(signed).toSorted();
      const outer = inOrder[inOrder.indexOf(inner) - 1] ?? '';
      return { ...without(notice, inner), [outer]: `${notice[outer]}&${inner}=${notice[inner]}` };
    };
    return {
      'a field is changed': [
        () => {
          const one = anyName();
          return { ...notice, [one]: notice[one] === '' ? '0.01' : changed(random, notice[one] ?? '') };
        },
      ],
      'a field is left out': [() => without(notice, anyName())],
      'a field is added': [
        () => {
          const added = pick(random, ['refund_fee', 'constructor', 'toString', 'sign_typf', 'trade_status ']);
          return { ...notice, [added]: 'TRADE_FINISHED' };
        },
      ],
      'a field is added that readers pass over': [
        () => `${text(notice)}&${pick(random, ['', '__proto__'])}=TRADE_FINISHED`,
        'unreadable',
      ],
      'a name is in capitals': [
        () => {
          const one = anyName();
          return { ...without(notice, one), [one.toUpperCase()]: notice[one] ?? '' };
        },
      ],
      'a field that counts is hidden in another': [() => hidden(pick(random, ['charset', 'out_trade_no'])), 'signed'],
      'the amount is hidden in another field': [() => hidden('total_amount'), 'signed'],
      'a field hides in one that counts': [
        () => hidden(pick(random, ['buyer_id', 'notify_id', 'receipt_amount', 'trade_no', 'trade_status', 'version'])),
        'signed',
      ],
      'the signature is changed': [() => ({ ...notice, sign: changed(random, notice.sign ?? '') })],
      'the signature is cut': [() => ({ ...notice, sign: notice.sign?.slice(0, Math.floor(random() * 340)) ?? '' })],
      'the signature is left out': [() => without(notice, 'sign')],
      'the signature is written in another way': [
        () => ({ ...notice, sign: pick(random, [`${notice.sign} `, `${notice.sign}=`, `\n${notice.sign}`]) }),
      ],
      'the signature is of another notice': [() => ({ ...notice, sign: about(other).sign ?? '' })],
      'the signature is of another type': [
        () => ({ ...notice, sign_type: pick(random, ['RSA', 'rsa2', '', 'RSA2 ', 'MD5']) }),
      ],
      'no type of signature is told': [() => without(notice, 'sign_type')],
      'a stranger has signed it': [() => about(trade, {}, stranger.privateKey)],
      'our own key has signed it': [() => about(trade, {}, app.privateKey)],
      'it is signed by SHA-1': [
        () => {
          const content = Object.entries(signed)
            .toSorted(([one], [two]) => (one < two ? -1 : 1))
            .map(([each, value]) => `${each}=${value}`)
            .join('&');
          const sign = createSign('RSA-SHA1').update(content).sign(provider.privateKey, 'base64');
          return { ...notice, sign, sign_type: pick(random, ['RSA', 'RSA2']) };
        },
      ],
      'it is in another character set': [
        () => about(trade, { charset: pick(random, ['gbk', 'GBK', 'utf8', '', undefined]) }),
        'signed',
      ],
      'its bytes are of another character set': [
        () => `${text(without(notice, 'subject'))}&subject=%BC%D3%C3%DC%B9%B7`,
        'unreadable',
      ],
      'its media type names another character set': [
        () => ({ body: text(notice), type: `${form}; charset=gbk` }),
        'unreadable',
      ],
      'the amount is a fen more': [() => about(trade, { total_amount: off(1) }), 'signed'],
      'the amount is a fen less': [() => about(trade, { total_amount: off(-1) }), 'signed'],
      'the amount is of another order': [
        () => about(trade, { total_amount: off(parseMoney(other.total_amount, 'CNY')?.minor ?? 1) }),
        'signed',
      ],
      'the amount is no amount': [
        () => {
          const amounts = [`${trade.total_amount}0`, `-${trade.total_amount}`, ` ${trade.total_amount}`, '1e3', ''];
          return about(trade, { total_amount: amounts[Math.floor(random() * amounts.length)] });
        },
        'signed',
      ],
      'more is refunded than was paid': [
        () => about(trade, { trade_status: pick(random, ['TRADE_CLOSED', 'TRADE_SUCCESS']), refund_fee: off(1) }),
        'signed',
      ],
      'the refund is no amount': [
        () => about(trade, { refund_fee: pick(random, [`-${trade.total_amount}`, `${trade.total_amount}0`, 'all']) }),
        'signed',
      ],
      'another application is meant': [() => about(trade, { app_id: changed(random, notice.app_id ?? '') }), 'signed'],
      'another order is named': [
        () => ({
          ...notice,
          out_trade_no: other.out_trade_no,
          trade_no: pick(random, [trade.trade_no, other.trade_no]),
        }),
      ],
      'the whole notice is of another order': [() => ({ ...about(other), sign: notice.sign ?? '' })],
      'there is no such order': [
        () =>
          about(trade, { out_trade_no: pick(random, ['20261125000000000000', '1', 'x', `${trade.out_trade_no} `]) }),
        'signed',
      ],
      'the number of the trade is none': [
        () => about(trade, { trade_no: pick(random, ['', '1', 'a b', undefined]) }),
        'signed',
      ],
      'the state is none': [
        () => about(trade, { trade_status: pick(random, ['', 'trade_success', 'TRADE_SUCCESS ', undefined]) }),
        'signed',
      ],
      'a field comes twice': [() => `${text(notice)}&${pick(random, ['out_trade_no', 'sign'])}=1`, 'unreadable'],
      'it is no form': [() => ({ body: JSON.stringify(notice), type: 'application/json' }), 'unreadable'],
    };
  };

  return (at: number): Mutated => {
    const trade = pick(random, [first, ...others]);
    const kinds = Object.entries(kindsOf(trade));
    const [kind, [mutate, outcome]] = kinds[at % kinds.length] ?? ['', [() => '']];
    const made = mutate();
    const sent = typeof made === 'object' && 'type' in made && 'body' in made ? made : undefined;
    const body = sent?.body ?? (typeof made === 'string' ? made : String(new URLSearchParams(made as Fields)));
    return {
      kind,
      body,
      headers: { 'content-type': sent?.type ?? form },
      isUnreadable: outcome === 'unreadable',
      isSigned: outcome === 'signed',
    };
  };
}
