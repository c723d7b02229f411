import { readFileSync } from 'node:fs';
import { importColumns } from '../../../shared/certificate-import.ts';
import { importRecords } from '../../ops/commands/certificates/import-certificates.ts';
import { publishing } from '../../ops/commands/certificates/rotate-key.ts';
import { readCsv } from '../../ops/csv/read-csv.ts';
import { nextIssuerKey } from '../../ops/issuer-secret.ts';
import { resolveTarget } from '../../publish/target.ts';

/** People who do not exist, with numbers that nobody has, so that the rank list of a local site is not empty. No stage ever gets them. */
const holdersFile = new URL('./holders.csv', import.meta.url);

/** Makes the key that signs credentials, where there is none, and publishes it. @param stateDirectory of a site that has started its services */
export async function makeIssuerKey(stateDirectory: string): Promise<void> {
  const publish = publishing(await resolveTarget('local', stateDirectory));
  await nextIssuerKey('local', { onlyFirst: true, state: stateDirectory, publish });
}

/** Imports fictional holders, as an operator would import a file; the same ones are not imported twice. */
export async function publishHolders(stateDirectory: string): Promise<void> {
  const desk = await resolveTarget('local', stateDirectory);
  const { rows } = readCsv(readFileSync(holdersFile), importColumns);
  const { problems } = await importRecords(
    desk,
    rows.map(({ record }) => record),
  );
  if (problems.length > 0) throw new Error(`infra/dev/certification/holders.csv: ${JSON.stringify(problems)}`);
}
