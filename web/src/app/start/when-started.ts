/** What waits until the page has started and the browser is idle. Whoever needs the API client before it is here asks for it again. */
void import('../../lib/api/api.ts').catch(() => {});
if (/MicroMessenger/.test(navigator.userAgent))
  void import('./share-in-wechat.ts').then(({ shareInWechat }) => shareInWechat()).catch(() => {});

export {}; // a module, which is imported for what it does
