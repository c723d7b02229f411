import { type OfAllDomains, ofAllDomains } from '../../domains.ts';

/** Every secret that operators put into Secrets Manager, as domains name it in their `domain.ts`. */
export type SecretName = keyof OfAllDomains<'secrets'>;

export const secretNames = Object.keys(ofAllDomains('secrets')) as SecretName[]; // Object.keys loses the literal keys
