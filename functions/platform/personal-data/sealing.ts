import { environmentName } from '../../../shared/manifest/environment-names.ts';
import type { Retention } from '../../../shared/manifest/function-needs.ts';
import { type Capability, shared } from '../capability.ts';
import { requiredEnvironment } from '../environment.ts';
import { createSealer, type Sealer } from './field-encryption.ts';
import { keysInKms } from './kms-keys.ts';

/** The keys that all of a function shares. */
export const keys = /* @__PURE__ */ shared(keysInKms);
const ofDomain = () => createSealer(keys(), requiredEnvironment(environmentName.domain));

/** Sealing personal data for the function's own domain, for so long. */
export function sealing(retention: Retention): Capability<Sealer['seal']> {
  return { grants: { keys: { personal: ['seal'] }, retention }, open: () => ofDomain().seal };
}

/** Sealing personal data for other domains, whose functions alone open it. */
export function sealingFor<const Others extends readonly [string, ...string[]]>(
  retention: Retention,
  ...others: Others
): Capability<Sealer<Others[number]>['sealFor']> {
  return { grants: { sealsFor: others, retention }, open: () => createSealer(keys(), '').sealFor };
}

/** Opening what the function's own domain sealed. */
export function opening(): Capability<Sealer['open'], 'opens'> {
  return { grants: { keys: { personal: ['open'] } }, open: () => ofDomain().open };
}

/** The keyed hashes by which sealed values are found. */
export function hashing(): Capability<Sealer['lookupHash']> {
  return { grants: { keys: { lookup: ['hash'] } }, open: () => createSealer(keys(), '').lookupHash };
}
