import type { Sealer } from '../../platform/personal-data/field-encryption.ts';

/** What an exam code is bound to: phone and address together (product-rules.md#codes). */
export function hashOfReceiver({ lookupHash }: Pick<Sealer, 'lookupHash'>, phone: string, email: string) {
  return lookupHash('content', `exam code ${phone} ${email}`);
}
