import { writeFileSync } from 'node:fs';
import { functionTable, functionTableFile } from './function-table.ts';

writeFileSync(functionTableFile, functionTable());
console.log(`Wrote ${functionTableFile}`);
