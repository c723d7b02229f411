import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { certificateKey } from '../../functions/certification/certificates/certificate.ts';
import { importKey } from '../../functions/certification/certificates/imports.ts';
import type { Key } from '../../functions/platform/tables/item.ts';
import { importRecords } from '../../infra/ops/commands/certificates/import-certificates.ts';
import { resolveTarget } from '../../infra/publish/target.ts';
import { functionName } from '../../shared/contract/names.ts';
import { certificatesCommand, rankedHolders } from '../support/people/certificates.ts';
import { changeRow } from '../support/rows/changed-row.ts';
import { rowsOf } from '../support/rows/table-rows.ts';
import { eventually } from '../support/runs/eventually.ts';
import { runSchedule } from '../support/site/local-control.ts';

const siteUrl = inject('siteUrl');
const state = inject('siteState');

describe('an import', () => {
  const aRecord = (parts: object = {}) => ({
    name: `Import ${crypto.randomUUID()}`.slice(0, 40),
    award_date: '2026-11-20',
    ...parts,
  });

  test('of a file by the command is all or nothing, told line by line, and done once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'certificates-'));
    const file = join(folder, 'holders.csv');
    const name = `Import ${crypto.randomUUID().slice(0, 8)}`;
    const write = (...lines: string[]) => writeFile(file, ['name,award_date,phone', ...lines].join('\n'));
    const importing = (...options: string[]) => certificatesCommand(state, 'import', file, ...options);
    await write(`${name} A,2026-11-20,13800138000`, `${name} B,2026-02-30,`, `,2026-11-20,1`);
    await expect(importing('--yes')).rejects.toThrow();
    await write(`${name} A,2026-11-20,`, `${name} B,2026-11-20,`);
    await expect(importing('--dry-run')).resolves.toMatchObject({ imported: 0, problems: [] });
    expect((await rankedHolders(siteUrl, name)).datacount).toBe(0);
    expect(await importing('--yes')).toEqual({ imported: 2, before: false, problems: [] });
    await eventually(
      () => rankedHolders(siteUrl, name),
      ({ datacount }) => datacount === 2,
    );
    expect(await importing('--yes')).toEqual({ imported: 2, before: true, problems: [] });
    // Not the rank list: an instance keeps the one that it read for ten seconds.
    const inTable = (await rowsOf(state, 'certification')).filter((row) => row.name?.S?.startsWith(name));
    expect(inTable).toHaveLength(2);
    await rm(folder, { recursive: true });
  });

  test('that dies before it is published shows none of it, and can be done again', async () => {
    const target = await resolveTarget('local', state);
    const name = `Killed ${crypto.randomUUID().slice(0, 8)}`;
    const records = Array.from({ length: 90 }, (_, at) => aRecord({ name: `${name} ${at}` }));
    const dying: typeof target.operate = async (operation, entry, request) => {
      if (operation === 'publishCertificates') throw new Error('killed');
      return target.operate(operation, entry, request);
    };
    await expect(importRecords({ ...target, operate: dying }, records)).rejects.toThrow('killed');
    expect((await rankedHolders(siteUrl, name)).datacount).toBe(0);
    expect(await importRecords(target, records)).toMatchObject({ imported: 90 });
    await eventually(
      () => rankedHolders(siteUrl, name),
      ({ datacount }) => datacount === 90,
    );
  });

  test('that nobody ends is given up after a day, and what it staged is swept away', async () => {
    const target = await resolveTarget('local', state);
    const num = `Swept-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
    let fingerprint = '';
    const dying: typeof target.operate = async (operation, entry, request) => {
      if (operation === 'publishCertificates') throw new Error('killed');
      if (operation === 'beginImport') fingerprint = String(Object(request).fingerprint);
      return target.operate(operation, entry, request);
    };
    await expect(importRecords({ ...target, operate: dying }, [aRecord({ cert_num: num })])).rejects.toThrow('killed');
    const rowAt = async (key: Key) =>
      (await rowsOf(state, 'certification')).find(({ pk, sk }) => pk?.S === key.pk && sk?.S === key.sk);
    expect(await rowAt(certificateKey(num))).toBeDefined();
    await changeRow(state, 'certification', importKey(fingerprint), { begunAt: { S: '2026-01-01T00:00:00.000Z' } });
    await eventually(
      async () => {
        await runSchedule(siteUrl, functionName('local', 'sweepImports'));
        return rowAt(importKey(fingerprint));
      },
      (row) => row === undefined,
    );
    expect(await rowAt(certificateKey(num))).toBeUndefined();
  });
});
