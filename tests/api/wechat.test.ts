import { createHash } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { ticketKey } from '../../functions/community/wechat/ticket-keeper.ts';
import { signWechatShare } from '../../shared/contract/community/wechat.ts';
import { ask } from '../support/people/members.ts';
import { deleteRow } from '../support/rows/written-row.ts';

const [siteUrl, state] = [inject('siteUrl'), inject('siteState')];
const wechat = `${siteUrl}/__local/wechat`;

const Calls = z.object({ tokens: z.int(), tickets: z.int(), ticket: z.string() });
const calls = async () => Calls.parse(await (await fetch(`${wechat}/calls.json`)).json());

/** Forgets the ticket, as 7,000 seconds would. */
const forgetTicket = () => deleteRow(state, 'community', ticketKey);

const sign = (url = `${siteUrl}/home`) => ask(siteUrl, signWechatShare, { url });

describe('a page of the site is signed', () => {
  test('with the ticket that WeChat gave, without its fragment', async () => {
    const { appId, timestamp, nonceStr, signature } = await sign(`${siteUrl}/product?a=1#part`);
    const { ticket } = await calls();
    const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${siteUrl}/product?a=1`;
    expect([appId, signature]).toEqual(['wx0000000000000000', createHash('sha1').update(text).digest('hex')]);
    expect(Math.abs(timestamp - Date.now() / 1_000)).toBeLessThan(120);
  });

  test('by calls at the same time with one ticket, fetched once, and each with a nonce of its own', async () => {
    await forgetTicket();
    const before = await calls();
    const signed = await Promise.all(Array.from({ length: 20 }, () => sign()));
    const after = await calls();
    expect([after.tokens - before.tokens, after.tickets - before.tickets]).toEqual([1, 1]);
    expect(new Set(signed.map(({ nonceStr }) => nonceStr)).size).toBe(20);
  });
});

test.each(['https://www.example.org/home', 'https://localhost.evil.example/', 'http://localhost:1/home'])(
  '%s is no page of the site, and WeChat is not asked',
  async (url) => {
    await sign(); // so that no other call has to ask WeChat
    const before = await calls();
    await expect(sign(url)).rejects.toThrow('Only pages of this site are shared');
    expect(await calls()).toEqual(before);
  },
);
