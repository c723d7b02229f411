import { createPrivateKey, createPublicKey } from 'node:crypto';
import { AlipaySdk } from 'alipay-sdk';
import * as z from 'zod/mini';

const key = (read: (pem: string) => unknown) =>
  z.string().check(
    z.refine((pem) => {
      try {
        return read(pem) !== undefined;
      } catch {
        return false;
      }
    }),
  );

/** The secret `payment`: who we are at the payment provider, the keys of both sides, and where it is called. */
export const PaymentSecret = z.object({
  appId: z.string().check(z.regex(/^\d{8,32}$/)),
  /** PKCS #8, PEM. */
  privateKey: key(createPrivateKey),
  /** SPKI, PEM: the provider's, not that of our private key. */
  providerPublicKey: key(createPublicKey),
  /** Address of the gateway, to which forms lead and calls go. Without TLS a stand-in on this machine alone. */
  gateway: z.string().check(z.regex(/^(?:https:\/\/[\w.:-]+|http:\/\/127\.0\.0\.1:\d+)\/[\w./-]*$/)),
});
export type PaymentSecret = z.output<typeof PaymentSecret>;

/** What signs and checks signatures with the keys of the secret. Making it costs nothing, so that a changed key is in use at once. */
export function signing({ appId, privateKey, providerPublicKey, gateway }: PaymentSecret): AlipaySdk {
  return new AlipaySdk({ appId, privateKey, keyType: 'PKCS8', alipayPublicKey: providerPublicKey, gateway });
}

/** A moment as the provider reads and writes it, `2026-11-25 12:00:00`, in the time of Shanghai. Lambda's clock is UTC. */
export function shanghaiTime(milliseconds: number): string {
  return new Date(milliseconds + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
