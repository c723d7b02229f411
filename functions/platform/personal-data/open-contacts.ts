import { environmentName } from '../../../shared/manifest/environment-names.ts';
import type { FunctionNeeds } from '../../../shared/manifest/function-needs.ts';
import { contactContext } from '../../../shared/manifest/function-needs.ts';
import { requiredEnvironment } from '../sheet/environment.ts';
import { createTable } from '../tables/table.ts';
import { createSealer } from './field-encryption.ts';
import { keysInKms } from './kms-keys.ts';
import { type AddressOf, addressReader, type ContactOf, contactReader } from './member-contact.ts';

/** The client of a function whose sheet says that it reaches members. */
export interface ContactClients {
  readonly addressOf: AddressOf;
  readonly contactOf: ContactOf;
}

export function openContacts(_needs: FunctionNeeds): ContactClients {
  const table = createTable(requiredEnvironment(environmentName.table('sessions')));
  const { open } = createSealer(keysInKms(), contactContext);
  const contactOf = contactReader({ table, open });
  return { contactOf, addressOf: addressReader(contactOf) };
}
