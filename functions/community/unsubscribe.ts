import { unsubscribe } from '../../shared/contract/community/mails.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { mailEnder } from './mails/ended-mails.ts';
import { askingPage, endedPage } from './mails/unsubscribe-page.ts';
import { needs } from './needs.ts';

export default endpoint(unsubscribe, needs.unsubscribe, (parts) => {
  const end = mailEnder({ ...parts, now: Date.now });
  return async ({ token }, _, { method }) => {
    if (method !== 'POST') return askingPage(token);
    await end(token);
    return endedPage();
  };
});
