import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { Lock, licenceComplaints, licenceList } from './package-list.ts';

/** `npm run api:docs` writes the list of licences; with `--check` it fails when the committed one is stale. Both fail for a licence that we do not accept. */
const file = 'infra/security/licences.md';

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
const read = (name: string) => readFile(name, 'utf8');
const lock = Lock.parse(JSON.parse(await read('package-lock.json')));
const shipped = {
  functions: z.array(z.string()).parse(JSON.parse(await read('.build/function-packages.json'))),
  notices: await read('.build/web/licences.txt'),
};
const complaints = licenceComplaints(lock, shipped);
const wanted = licenceList(lock, shipped);

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) {
  process.exitCode = 1;
} else if (!values.check) {
  await writeFile(file, wanted);
  console.log(`Wrote ${file}`);
} else if ((await read(file).catch(() => '')) !== wanted) {
  console.error(`${file} is stale: run npm run api:docs`);
  process.exitCode = 1;
}
