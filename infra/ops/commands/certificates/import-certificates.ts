import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  importColumns,
  importLineOf,
  importProblems,
  type LineProblem,
  readImportLine,
  stagedLines,
} from '../../../../shared/certificate-import.ts';
import {
  beginImport,
  publishCertificates,
  stageCertificates,
} from '../../../../shared/contract/certification/certificate-desk.ts';
import { shanghaiDay } from '../../../../shared/shanghai-day.ts';
import { asJson, CommandError } from '../../../terminal/command-line.ts';
import { progressReporter } from '../../../terminal/progress.ts';
import { textTable } from '../../../terminal/text-table.ts';
import type { Desk } from '../../command-with-actions.ts';
import { type CsvTable, readCsv } from '../../csv/read-csv.ts';
import { type CertificateAction, certificatesWord } from './certificate-options.ts';

type Records = readonly Readonly<Record<string, string>>[];

/** What became of a file: how many certificates it brought, whether it had been imported before, and what is wrong with it. */
export interface ImportOutcome {
  readonly imported: number;
  readonly before: boolean;
  readonly problems: readonly LineProblem[];
}

/** Imports the certificates of a file, all or none of them, or says what is wrong with it. */
export const importCertificates: CertificateAction = {
  names: ['FILE'],
  takes: ['with-marks', 'yes', 'dry-run'],
  async run(desk, { yes, 'with-marks': withMarks, 'dry-run': isDryRun, json }, output, file = '') {
    if (yes && isDryRun) throw new CommandError('Give --yes or --dry-run, not both');
    const table = readCsv(await contentOf(file), importColumns);
    const records = table.rows.map(({ record }) => record);
    const problems = importProblems(table, shanghaiDay(Date.now()), withMarks);
    const bar = progressReporter(output.progress);
    const found: ImportOutcome =
      problems.length > 0 || !yes
        ? { imported: 0, before: false, problems }
        : await importRecords(desk, records, {
            withMarks,
            onProgress: (done) => bar.onProgress('Certificates staged', done, records.length),
          });
    bar.finish();
    const outcome = problems.length > 0 ? found : { ...found, problems: found.problems.map(atLineOf(table)) };
    output.out(json ? asJson(outcome) : outcomeText(outcome, records.length, yes));
    if (outcome.problems.length > 0) return 1;
    if (!yes) output.error(isDryRun ? 'Nothing was imported.\n' : 'Nothing was imported: add --yes.\n');
    return yes || isDryRun ? 0 : 1;
  },
};

/**
 * Stages all lines, then publishes them at once. Broken off in between, nobody sees any of them, and the same file can be imported again.
 * @param withMarks whether names may have letters that are printed as marks
 * @param onProgress gets how many lines are staged
 */
export async function importRecords(
  { operate, operator }: Desk,
  records: Records,
  { withMarks = false, onProgress = () => {} }: { withMarks?: boolean; onProgress?: (done: number) => void } = {},
): Promise<ImportOutcome> {
  const lines = records.map(importLineOf);
  const today = shanghaiDay(Date.now());
  // Of what is kept: the same certificates written in another way are the same file.
  const kept = lines.map((line) => readImportLine(line, today, withMarks));
  const attempt = { fingerprint: fingerprintOf(kept), attempt: randomUUID(), operator: await operator() };
  const { state } = await operate('beginImport', beginImport, { ...attempt, count: lines.length });
  if (state === 'published') return { imported: lines.length, before: true, problems: [] };
  for (let after = 0; after < lines.length; after += stagedLines) {
    const part = lines.slice(after, after + stagedLines);
    const staged = await operate('stageCertificates', stageCertificates, {
      ...attempt,
      after,
      lines: part,
      with_marks: withMarks,
    });
    // Staging went no further, so what comes after was not looked at.
    if (staged.problems.length > 0) return { imported: 0, before: false, problems: staged.problems };
    onProgress(staged.staged);
  }
  const { count } = await operate('publishCertificates', publishCertificates, attempt);
  return { imported: count, before: false, problems: [] };
}

/** The same for two files that say the same, whatever the order of their columns, and however numbers are written. */
function fingerprintOf(lines: readonly ReturnType<typeof readImportLine>[]): string {
  return createHash('sha256').update(JSON.stringify(lines)).digest('base64url');
}

/** The site knows records alone, and counts them below a head of one line. */
const atLineOf =
  ({ rows }: CsvTable) =>
  ({ line, ...what }: LineProblem) => ({ line: rows[line - 2]?.line ?? line, ...what });

async function contentOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new CommandError(`There is no file "${basename(file)}"`);
    throw error;
  }
}

function outcomeText({ imported, before, problems }: ImportOutcome, count: number, yes: boolean): string {
  if (problems.length > 0) {
    const rows = problems.map(({ line, field, reason }) => [String(line), field, reason]);
    return `Nothing is imported:\n\n${textTable(['Line', 'Field', 'Reason'], rows)}\n`;
  }
  if (!yes) return `${certificatesWord(count)} without a mistake\n`;
  return `${certificatesWord(imported)} ${before ? 'had been imported before' : 'imported'}\n`;
}
