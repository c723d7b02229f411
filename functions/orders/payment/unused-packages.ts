/**
 * Stands in, in bundles, for packages that `alipay-sdk` imports and we never call: its HTTP client (our calls are `postForm`), uploads, encrypted
 * contents, certificates and streamed answers (functions/bundle-stand-ins.ts). Without them a bundle is 0.9 MB smaller.
 */
const Unused = Object.assign(class {}, {
  enc: { Hex: { parse: () => undefined } },
  request: () => Promise.reject(new Error('The HTTP client of alipay-sdk is not in the bundle')),
});

export default Unused;
export const Agent = Unused;
export const BigNumber = Unused;
export const Certificate = Unused;
export const ProxyAgent = Unused;
export const Stream = Unused;
