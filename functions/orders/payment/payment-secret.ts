import { createPrivateKey, createPublicKey } from 'node:crypto';
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

/** The secret `paymentNotice`: what the provider's notices are checked by. None of it signs anything. */
export const NoticeSecret = z.object({
  appId: z.string().check(z.regex(/^\d{8,32}$/)),
  /** SPKI, PEM: the provider's, not that of our private key. */
  providerPublicKey: key(createPublicKey),
});
export type NoticeSecret = z.output<typeof NoticeSecret>;

/** The secret `payment`: the same, the key by which we sign, and where the provider is called. */
export const PaymentSecret = z.extend(NoticeSecret, {
  /** PKCS #8, PEM. */
  privateKey: key(createPrivateKey),
  /** Address of the gateway, to which forms lead and calls go. Without TLS a stand-in on this machine alone. */
  gateway: z.string().check(z.regex(/^(?:https:\/\/[\w.:-]+|http:\/\/127\.0\.0\.1:\d+)\/[\w./-]*$/)),
});
export type PaymentSecret = z.output<typeof PaymentSecret>;

/** A moment as the provider reads and writes it, `2026-11-25 12:00:00`, in the time of Shanghai. Lambda's clock is UTC. */
export function shanghaiTime(milliseconds: number): string {
  return new Date(milliseconds + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
