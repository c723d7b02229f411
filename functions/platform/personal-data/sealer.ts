import { environmentName } from '../../../shared/manifest/environment-names.ts';
import type { FunctionNeeds } from '../../../shared/manifest/function-needs.ts';
import { requiredEnvironment } from '../sheet/environment.ts';
import { createSealer, type Sealer } from './field-encryption.ts';
import { keysInKms } from './kms-keys.ts';

/** What the sheet grants, as operations of the sealer. */
type GrantedTo<Needs> =
  | (Needs extends { readonly keys: { readonly personal: readonly (infer Action extends 'seal' | 'open')[] } }
      ? Action
      : never)
  | (Needs extends { readonly keys: { readonly lookup: readonly string[] } } ? 'lookupHash' : never)
  | ([OthersOf<Needs>] extends [never] ? never : 'sealFor');

/** The domains for which the sheet lets it seal. */
type OthersOf<Needs> = Needs extends { readonly sealsFor: infer Names extends readonly string[] }
  ? Names[number]
  : never;

/** The client of a function with keys on its permission sheet: exactly what the sheet grants; else it does not compile. */
export interface SealerClients<Needs extends FunctionNeeds> {
  readonly sealer: Pick<Sealer<OthersOf<Needs>>, GrantedTo<Needs>>;
}

/** Opens the keys that a permission sheet names. */
export function openSealer<const Needs extends FunctionNeeds>({ keys = {} }: Needs): SealerClients<Needs> {
  const domain = keys.personal ? requiredEnvironment(environmentName.domain) : '';
  return { sealer: createSealer(keysInKms(), domain) };
}
