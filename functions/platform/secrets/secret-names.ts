import type { OfAllDomains } from '../../domains.ts';

/** Every secret that operators put into Secrets Manager, as domains name it in their `domain.ts`. */
export type SecretName = keyof OfAllDomains<'secrets'>;
