import { addressOf } from './addresses.ts';
import { routes } from './routes.ts';

/** Where a certificate's page is (product-rules.md#certificate-page). */
export function certificatePath(num: string): string {
  return addressOf(routes.certificate, { num });
}
