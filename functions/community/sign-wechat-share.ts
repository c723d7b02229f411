import { randomUUID } from 'node:crypto';
import { signWechatShare } from '../../shared/contract/community/wechat.ts';
import { endpoint, readingSecrets, rows } from '../platform/index.ts';
import { communityTable } from './tables.ts';
import { pageSignature, signedAddress } from './wechat/page-signature.ts';
import { fetchTicket, WechatSecret } from './wechat/ticket-call.ts';
import { ticketKeeper } from './wechat/ticket-keeper.ts';

export default endpoint(
  signWechatShare,
  { uses: { community: rows(communityTable, 'GetItem', 'UpdateItem'), secret: readingSecrets('wechat') } },
  ({ secret, community }) => {
    const readSecret = () => secret('wechat', WechatSecret);
    const fetch = async () => fetchTicket(await readSecret());
    const currentTicket = ticketKeeper({ community, fetch });
    return async (asked, _, { siteHost }) => {
      const url = signedAddress(asked.url, siteHost);
      const ticket = await currentTicket();
      const { appId } = await readSecret();
      const nonceStr = randomUUID().replaceAll('-', '');
      const timestamp = Math.floor(Date.now() / 1_000);
      return { appId, timestamp, nonceStr, signature: pageSignature({ ticket, nonceStr, timestamp, url }) };
    };
  },
);
