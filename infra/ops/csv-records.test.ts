import { expect, test } from 'vitest';
import { csvRecords } from './csv-records.ts';

test('comma-separated values are read by the names in their head', () => {
  expect(csvRecords('id,name\r\n1,Gala\r\n2,春晚\r\n')).toEqual([
    { id: '1', name: 'Gala' },
    { id: '2', name: '春晚' },
  ]);
});

test('quotes hold commas, quotes and ends of lines', () => {
  expect(csvRecords('id,name\n1,"Gala, ""main""\nstage"')).toEqual([{ id: '1', name: 'Gala, "main"\nstage' }]);
});

test('the mark that spreadsheets put at the start, spaces in the head, empty lines and empty values are read', () => {
  expect(csvRecords('\uFEFFid, name\n\n1,\n,x\n\n')).toEqual([
    { id: '1', name: '' },
    { id: '', name: 'x' },
  ]);
});

test('an empty text has no records', () => {
  expect(csvRecords('')).toEqual([]);
});

test.each([
  ['id,name\n1,Gala\n2,Gala,3\n', 'Row 2 has 3 values, and the head 2 values'],
  ['id,name\n1\n', 'Row 1 has 1 value, and the head 2 values'],
  ['id,name\n1,"Gala\n', 'The quotes of row 1 do not fit'],
  ['id,name\n1,Ga"la"\n', 'The quotes of row 1 do not fit'],
])('%j is refused by its row', (text, sentence) => {
  expect(() => csvRecords(text)).toThrow(sentence);
});

test('a file in another encoding is refused before any name of it is taken for one', () => {
  const gbk = Buffer.concat([Buffer.from('id,name\n1,Ada '), Buffer.from([0xcd, 0xf5, 0x0a])]);
  const wide = Buffer.from('\uFEFFid,name\n1,Gala\n', 'utf16le');
  for (const file of [gbk, wide])
    expect(() => csvRecords(file.toString('utf8'))).toThrow('The file is not written in UTF-8: save it as "CSV UTF-8"');
});

test('a head that names a column twice is refused, as only one of the values would be read', () => {
  expect(() => csvRecords('id,name, id\n1,Gala,2\n')).toThrow('The head names "id" twice');
});
