import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openApiDocument } from '../shared/contract/openapi.ts';
import { endpoints } from '../shared/contract/registry.ts';

/** `npm run api:docs` writes the API reference; with `--check` it fails when the committed one is stale. */
const file = 'shared/contract/openapi.generated.json';

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
const wanted = `${JSON.stringify(openApiDocument(endpoints), null, 2)}\n`;

if (!values.check) {
  await writeFile(file, wanted);
  console.log(`Wrote ${file}`);
} else if ((await readFile(file, 'utf8').catch(() => '')) !== wanted) {
  console.error(`${file} is stale: run npm run api:docs`);
  process.exitCode = 1;
}
