/** A file as somebody has sent it, and what has to come of it. */
interface CsvInput {
  readonly kind: string;
  /** Where somebody had such a file: a report of a fault, or the standard. */
  readonly source: string;
  readonly file: string | Buffer;
  /** Line and values of each row, or what is told. */
  readonly result: readonly (readonly [line: number, ...values: string[]])[] | string;
}

const github = (thread: string) => `https://github.com/${thread}`;
const rfc = (rule: string) => `https://www.rfc-editor.org/rfc/rfc4180#section-2 rule ${rule}`;

const ada = [2, 'Ada', '2026-11-20', ''] as const;
const bo = [3, 'Bo', '2026-11-20', ''] as const;
const id = '110105198802158766';
const gbk = Buffer.concat([Buffer.from('name,award_date,idcard\n'), Buffer.from([0xcd, 0xf5]), Buffer.from(',,\n')]);
const utf16 = Buffer.from('name,award_date,idcard\r\n王芳,2026-11-20,\r\n', 'utf16le');
const windows1252 = Buffer.from('name,award_date,idcard\n10 \x96 20,,\n', 'latin1');
const notUtf8 = 'written in GBK or another encoding, and not in UTF-8: in the spreadsheet, save it as "CSV UTF-8"';
const isUtf16 = 'written in UTF-16: in the spreadsheet, save it as "CSV UTF-8"';

/** Files with the columns `name`, `award_date` and `idcard`. */
export const csvInputs: readonly CsvInput[] = [
  // Ends of lines
  {
    kind: 'lines that end with CR and LF, the last with nothing',
    source: rfc('2'),
    file: 'name,award_date,idcard\r\nAda,2026-11-20,\r\nBo,2026-11-20,',
    result: [ada, bo],
  },
  {
    kind: 'lines that end with CR alone, as Excel on a Mac writes them',
    source: github('WarrenWilkinson/read-csv/issues/7'),
    file: 'name,award_date,idcard\rAda,2026-11-20,\rBo,2026-11-20,\r',
    result: [ada, bo],
  },
  {
    kind: 'lines that end each in another way',
    source: github('sorich87/import-users-from-csv/issues/4'),
    file: 'name,award_date,idcard\rAda,2026-11-20,\r\nBo,2026-11-20,\n',
    result: [ada, bo],
  },
  // Empty rows and columns
  {
    kind: 'rows of commas and blanks at the end',
    source: github('sul-dlss/argo/issues/4316'),
    file: 'name,award_date,idcard\nAda,2026-11-20,\n,,\n , ,\u00a0\n,,,,\n',
    result: [ada],
  },
  {
    kind: 'empty rows above the head, below it and between rows',
    source: github('firefly-iii/firefly-iii/issues/691'),
    file: '\n,,\nname,award_date,idcard\n,,\nAda,2026-11-20,\n\nBo,2026-11-20,\n',
    result: [
      [5, 'Ada', '2026-11-20', ''],
      [7, 'Bo', '2026-11-20', ''],
    ],
  },
  {
    kind: 'a row of signs that nobody sees',
    source: github('mholt/PapaParse/issues/917'),
    file: 'name,award_date,idcard\nAda,2026-11-20,\n\u200b,\ufeff,\n',
    result: [ada],
  },
  {
    kind: 'empty columns at the end, which Numbers and Excel add',
    source: github('jakob/Postico/issues/550'),
    file: 'name,award_date,idcard,,,\nAda,2026-11-20,,,,\n,,,,,\nBo,2026-11-20,,,,\n',
    result: [ada, [4, 'Bo', '2026-11-20', '']],
  },
  {
    kind: 'an empty column between others',
    source: github('dataculturegroup/DataBasic/issues/176'),
    file: 'name,,award_date,idcard\nAda, ,2026-11-20,\n',
    result: [ada],
  },
  {
    kind: 'values in a column without a name',
    source: github('OpenDataRepository/data-publisher/issues/84'),
    file: 'name,award_date,idcard,\nAda,2026-11-20,,\nBo,2026-11-20,,gold\n',
    result: 'Line 3 has a value in column 4, which has no name',
  },
  {
    kind: 'a comma too much, as in a name that was not quoted',
    source: github('wireservice/csvkit/issues/180'),
    file: `name,award_date,idcard\nLovelace, Ada,2026-11-20,${id}\n`,
    result: 'Line 2 has a value in column 4, which has no name',
  },
  {
    kind: 'a row without its last values',
    source: github('dilshod/xlsx2csv/issues/48'),
    file: 'name,award_date,idcard\nAda,2026-11-20,\nBo\n',
    result: 'Line 3 has 1 value, and the head 3 values',
  },
  // Encodings
  {
    kind: 'UTF-8 with its mark, before a quoted name',
    source: github('sindresorhus/neat-csv/issues/10'),
    file: '\ufeff"name","award_date","idcard"\nAda,2026-11-20,\n',
    result: [ada],
  },
  {
    kind: 'GBK, as Excel on a Chinese system saves',
    source: github('objectstack-ai/objectui/issues/2556'),
    file: gbk,
    result: notUtf8,
  },
  {
    kind: 'Windows-1252, with the dash that Excel makes of a hyphen',
    source: github('glific/glific/issues/5657'),
    file: windows1252,
    result: notUtf8,
  },
  {
    kind: 'UTF-16 with its mark',
    source: github('openwisp/openwisp-radius/issues/550'),
    file: Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]),
    result: isUtf16,
  },
  {
    kind: 'UTF-16, the other byte first',
    source: github('objectstack-ai/objectui/issues/2556'),
    file: Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]).swap16(),
    result: isUtf16,
  },
  { kind: 'UTF-16 without its mark', source: github('genspark-ai/genoffice/pull/438'), file: utf16, result: isUtf16 },
  {
    kind: 'UTF-16 without its mark, the other byte first',
    source: github('genspark-ai/genoffice/pull/438'),
    file: Buffer.from(utf16).swap16(),
    result: isUtf16,
  },
  {
    kind: 'a letter that another program had lost already',
    source: github('SpartnerNL/Laravel-Excel/issues/598'),
    file: 'name,award_date,idcard\nAda,2026-11-20,\n\ufffd\ufffd,2026-11-20,\n',
    result: 'Line 3 has a character that was lost',
  },
  {
    kind: 'a NUL within a value',
    source: github('codeinthehole/csvfilter/issues/8'),
    file: 'name,award_date,idcard\nAda\0,2026-11-20,\n',
    result: 'Line 2 has a NUL character',
  },
  // What separates
  {
    kind: 'semicolons, as Excel in Germany writes them',
    source: github('mayswind/ezbookkeeping/issues/458'),
    file: 'name;award_date;idcard\nLovelace, Ada;2026-11-20;\n',
    result: [[2, 'Lovelace, Ada', '2026-11-20', '']],
  },
  {
    kind: 'semicolons, with more commas than semicolons below',
    source: github('SheetJS/sheetjs/issues/2239'),
    file: 'name;award_date;idcard\na,b,c,d,e;2026-11-20;1,1\n',
    result: [[2, 'a,b,c,d,e', '2026-11-20', '1,1']],
  },
  {
    kind: 'tabs, as cells are copied',
    source: github('harelba/q/issues/98'),
    file: 'name\taward_date\tidcard\nAda\t2026-11-20\t\nBo\t2026-11-20\t\n',
    result: [ada, bo],
  },
  {
    kind: 'a first line for Excel alone',
    source: github('mui/mui-x/pull/1656'),
    file: 'sep=;\r\nname;award_date;idcard\r\nAda;2026-11-20;\r\n',
    result: [[3, 'Ada', '2026-11-20', '']],
  },
  // Quotes
  {
    kind: 'commas, quotes and ends of lines within quotes',
    source: rfc('6 and 7'),
    file: 'name,award_date,idcard\r\n"Lovelace, ""Ada""\r\nof London",2026-11-20,\r\n',
    result: [[2, 'Lovelace, "Ada"\nof London', '2026-11-20', '']],
  },
  {
    kind: 'blanks around quotes',
    source: github('adaltas/node-csv-parse/issues/138'),
    file: 'name,award_date,idcard\n "Lovelace, Ada" , "2026-11-20" ,\n',
    result: [[2, 'Lovelace, Ada', '2026-11-20', '']],
  },
  {
    kind: 'a row after quoted ends of lines',
    source: github('jlawrie/opencsv/issues/11'),
    file: 'name,award_date,idcard\n"Ada\n\nof\n\nLondon",2026-11-20,\n\nBo,2026-11-20,\n',
    result: [
      [2, 'Ada\n\nof\n\nLondon', '2026-11-20', ''],
      [8, 'Bo', '2026-11-20', ''],
    ],
  },
  {
    kind: 'a quote that is not closed',
    source: github('osiegmar/FastCSV/issues/173'),
    file: 'name,award_date,idcard\nAda,2026-11-20,\n\n"Bo,2026-11-20,\nCy,2026-11-20,\n',
    result: 'The quotes in line 4 do not fit',
  },
  {
    kind: 'a quote that is not closed, and others after it',
    source: github('super-csv/super-csv/issues/33'),
    file: 'name,award_date,idcard\n"Ada",2026-11-20,\n"Bo,2026-11-20,\n"Cy",2026-11-20,\n',
    result: 'The quotes in line 3 do not fit',
  },
  {
    kind: 'quotes within a value that has none around it',
    source: github('tilo/smarter_csv/issues/285'),
    file: 'name,award_date,idcard\nAda,2026-11-20,\nLucy "Lawless",2026-11-20,\n',
    result: 'The quotes in line 3 do not fit',
  },
  // The head
  {
    kind: 'names with blanks around them, one that does not break',
    source: github('NHSDigital/manage-vaccinations-in-schools/pull/3410'),
    file: ' name ,award_date\u00a0,idcard\nAda,2026-11-20,\n',
    result: [ada],
  },
  {
    kind: 'names in another case and with blanks',
    source: github('politics-rewired/Spoke/issues/896'),
    file: 'Name,Award date,ID card\nAda,2026-11-20,\n',
    result: [ada],
  },
  {
    kind: 'a name with a sign that nobody sees',
    source: github('opengovsg/postmangovsg/pull/88'),
    file: '\ufeff\u200bname,award_date,id\u200bcard\nAda,2026-11-20,\n',
    result: [ada],
  },
  {
    kind: 'a name twice',
    source: github('C2FO/fast-csv/issues/105'),
    file: 'name,award_date,idcard,name\nAda,2026-11-20,,Bo\n',
    result: 'The head names "name" twice',
  },
  {
    kind: 'two names that are one',
    source: github('mikkelkrogsholm/rentemester/issues/150'),
    file: 'name,award_date,idcard,ID Card\nAda,2026-11-20,,1\n',
    result: 'The head names "idcard" twice',
  },
  // Values
  {
    kind: 'directions around a copied number, and widths within a name',
    source: github('LuteOrg/lute-v3/issues/612'),
    file: `name,award_date,idcard\nAda\u200b Lovelace,2026-11-20,\u202d${id}\u202c\n`,
    result: [[2, 'Ada Lovelace', '2026-11-20', id]],
  },
  {
    kind: 'a blank that does not break at the end of a value',
    source: github('Notifuse/notifuse/issues/223'),
    file: 'name,award_date,idcard\nAda\u00a0,\u00a02026-11-20,\n',
    result: [ada],
  },
  {
    kind: 'an ID number with the apostrophe that keeps a spreadsheet from rounding it',
    source: github('DFE-Digital/register-trainee-teachers/pull/3229'),
    file: `name,award_date,idcard\nAda,2026-11-20,'${id}\n`,
    result: [[2, 'Ada', '2026-11-20', id]],
  },
  {
    kind: 'the apostrophe before a formula, and one of somebody before it',
    source: github('apache/rocketmq-dashboard/pull/2758'),
    file: `name,award_date,idcard\n'=1+1,2026-11-20,\n''=1+1,2026-11-20,\n`,
    result: [
      [2, '=1+1', '2026-11-20', ''],
      [3, "'=1+1", '2026-11-20', ''],
    ],
  },
  {
    kind: 'an apostrophe that belongs to a name',
    source: 'https://owasp.org/www-community/attacks/CSV_Injection',
    file: `name,award_date,idcard\n't Hooft,2026-11-20,\nO'Brien,2026-11-20,\n`,
    result: [
      [2, "'t Hooft", '2026-11-20', ''],
      [3, "O'Brien", '2026-11-20', ''],
    ],
  },
];
