import { accountLengths } from './account-lengths.ts';
import { printProblem } from './printed-letters.ts';
import { monthsAfter } from './shanghai-day.ts';
import { certificateNumberOf, isMistyped, registerNumber } from './typed/certificate-number.ts';
import { identityNumber } from './typed/identity-number.ts';
import { cleanedName } from './typed/names.ts';
import { mobileNumberOf } from './typed/numbers.ts';
import { isPersonName } from './typed/person-name.ts';
import { hasTooManyMarks, headerText, lengthOf } from './typed/text.ts';

/** Columns of a file of certificates (product-rules.md#certificate-imports). The first two have to be there. */
export const importColumns = ['name', 'award_date', 'company', 'idcard', 'phone', 'end_date', 'cert_num'] as const;
export type ImportColumn = (typeof importColumns)[number];
const requiredColumns = ['name', 'award_date'] as const satisfies readonly ImportColumn[];

/** One line of a file, as it was given: a column that is missing is empty. */
export type ImportLine = Readonly<Record<ImportColumn, string>>;

/** Months for which a certificate is valid unless somebody says otherwise. */
export const usualMonths = 24;

/** Most lines of a file. */
export const mostLines = 10_000;

/** Most lines that are staged at once: with their count and the row of the audit trail they fit a transaction twice over. */
export const stagedLines = 40;

/** A file as it was read, with the line of its head and of each row: there may be empty lines between, and values of several lines. */
export interface ImportFile {
  readonly headLine: number;
  /** Names in the head. */
  readonly names: readonly string[];
  readonly rows: readonly { readonly line: number; readonly record: Readonly<Record<string, string>> }[];
}

/** What of a line is wrong. */
export interface LineProblem {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}

/** A certificate that a line asks for. What it does not say is empty. */
export interface ImportedCertificate {
  readonly name: string;
  readonly company: string;
  /** `YYYY-MM-DD`. */
  readonly awardedOn: string;
  readonly endsOn: string;
  readonly idcard: string;
  readonly phone: string;
  /** The number that it has in an older register; empty for a new one. */
  readonly num: string;
}

type Problem = Omit<LineProblem, 'line'>;

/**
 * Reads one line.
 * @param today the last day on which something can have been awarded
 * @param withMarks whether a name may have letters that are printed as marks
 * @returns the certificate, or all that is wrong with the line
 */
export function readImportLine(
  line: ImportLine,
  today: string,
  withMarks = false,
): ImportedCertificate | readonly Problem[] {
  const given = (column: ImportColumn) => line[column].trim().normalize('NFC');
  const nameIn = (column: ImportColumn) => cleanedName(given(column)).replaceAll(/\s+/g, ' ');
  const [name, company] = [nameIn('name'), nameIn('company')];
  const awardedOn = given('award_date');
  const phone = given('phone') === '' ? '' : mobileNumberOf(given('phone'));
  const num = certificateNumberOf(given('cert_num'));
  const idcard = given('idcard') === '' ? '' : identityNumber(given('idcard'));
  const { endsOn, problems: ofEnd } = endOf(given('end_date'), awardedOn);
  const problems: readonly Problem[] = [
    ...(isPersonName(name)
      ? lineProblems('name', name, accountLengths.name)
      : [{ field: 'name', reason: 'is missing' }]),
    ...(withMarks ? [] : printProblems(name)),
    ...lineProblems('company', company, accountLengths.company),
    ...awardProblems(awardedOn, today),
    ...ofEnd,
    ...(idcard === undefined
      ? [{ field: 'idcard', reason: reasonOf(line.idcard, 'is no ID number of the mainland') }]
      : []),
    ...(phone === undefined
      ? [{ field: 'phone', reason: reasonOf(line.phone, 'is no mobile number of the mainland') }]
      : []),
    ...numberProblems(num),
  ];
  if (problems.length > 0 || idcard === undefined || phone === undefined) return problems;
  return { name, company, awardedOn, endsOn, idcard, phone, num };
}

function lineProblems(field: ImportColumn, value: string, most: number): Problem[] {
  if (lengthOf(value) > most) return [{ field, reason: `has more than ${most} characters` }];
  if (hasTooManyMarks(value)) return [{ field, reason: 'has a letter with more than four marks' }];
  return headerText.test(value) ? [] : [{ field, reason: 'has characters that nobody sees' }];
}

function printProblems(name: string): Problem[] {
  const reason = printProblem(name);
  return reason === undefined ? [] : [{ field: 'name', reason }];
}

function awardProblems(day: string, today: string): Problem[] {
  const field = 'award_date';
  if (day === '') return [{ field, reason: 'is missing' }];
  if (!isDay(day)) return [{ field, reason: 'is no day, written 2026-11-26' }];
  return day > today ? [{ field, reason: 'is yet to come' }] : [];
}

/** The last day, which follows from the day of the award unless it is given. */
function endOf(given: string, awardedOn: string): { endsOn: string; problems: Problem[] } {
  const field = 'end_date';
  if (given === '') return { endsOn: isDay(awardedOn) ? monthsAfter(awardedOn, usualMonths) : '', problems: [] };
  if (!isDay(given)) return { endsOn: '', problems: [{ field, reason: 'is no day, written 2026-11-26' }] };
  const problems =
    isDay(awardedOn) && given < awardedOn ? [{ field, reason: 'comes before the day of the award' }] : [];
  return { endsOn: given, problems };
}

function numberProblems(num: string): Problem[] {
  const field = 'cert_num';
  if (num === '') return [];
  if (isMistyped(num)) return [{ field, reason: 'has a wrong check character: it was mistyped' }];
  const reason = 'has other characters than letters, digits and dashes, or not 4 to 32 of them';
  return registerNumber.test(num) ? [] : [{ field, reason: reasonOf(num, reason) }];
}

/** What a spreadsheet makes of a long number: `1.10105E+17`, or zeros from the sixteenth digit on. */
const rounded = /^(?:\d(?:[.,]\d+)?E\+\d+|\d{15}0+)$/i;

/** Why a number is refused, which is the spreadsheet's doing where it has rounded it. */
function reasonOf(number: string, reason: string): string {
  return rounded.test(number.trim())
    ? 'was rounded by the spreadsheet: format the column as text, and enter the number again'
    : reason;
}

/** A day as some spreadsheets write it, the year first (`2026/1/5`), as we do. */
function dayOf(given: string): string {
  const [, year, month = '', day = ''] = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/.exec(given) ?? [];
  return year === undefined ? given : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Whether a text is a day of the calendar. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * What is wrong with a file as a whole, and with each of its lines, in the order of lines.
 * @param withMarks whether names may have letters that are printed as marks
 */
export function importProblems({ headLine, names, rows }: ImportFile, today: string, withMarks = false): LineProblem[] {
  if (rows.length === 0) return [{ line: headLine, field: 'file', reason: 'has no lines' }];
  const columns: readonly string[] = importColumns;
  const head = [
    ...names
      .filter((name) => !columns.includes(name))
      .map((field) => ({ line: headLine, field, reason: `is no column; there are ${importColumns.join(', ')}` })),
    ...requiredColumns
      .filter((name) => !names.includes(name))
      .map((field) => ({ line: headLine, field, reason: 'is missing as a column' })),
  ];
  if (head.length > 0) return head;
  if (rows.length > mostLines) return [{ line: headLine, field: 'file', reason: `has more than ${mostLines} lines` }];
  const seen = new Map<string, number>();
  return rows.flatMap(({ line, record }) => {
    const read = readImportLine(importLineOf(record), today, withMarks);
    if (!('name' in read)) return read.map((problem) => ({ line, ...problem }));
    return repetitions(read, line, seen);
  });
}

/** A line by our columns, with days as we write them: a file that a spreadsheet saved again says the same. What it does not have is empty. */
export function importLineOf(record: Readonly<Record<string, string>>): ImportLine {
  const of = (column: ImportColumn) => record[column] ?? '';
  return {
    name: of('name'),
    award_date: dayOf(of('award_date')),
    company: of('company'),
    idcard: of('idcard'),
    phone: of('phone'),
    end_date: dayOf(of('end_date')),
    cert_num: of('cert_num'),
  };
}

/** What a line has in common with one before it and may not: its number, or its holder and day. */
function repetitions(
  { num, idcard, awardedOn }: ImportedCertificate,
  line: number,
  seen: Map<string, number>,
): LineProblem[] {
  const keys = [
    ...(num === '' ? [] : [['cert_num', num] as const]),
    ...(idcard === '' ? [] : [['idcard', `${idcard} ${awardedOn}`] as const]),
  ];
  return keys.flatMap(([field, value]) => {
    const before = seen.get(`${field} ${value}`);
    seen.set(`${field} ${value}`, before ?? line);
    return before === undefined ? [] : [{ line, field, reason: `stands in line ${before} too` }];
  });
}
