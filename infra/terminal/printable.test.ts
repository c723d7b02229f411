import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asJson, createTerminal } from './command-line.ts';
import { printable } from './printable.ts';

const steering = [
  '\u0000',
  '\u0007',
  '\b',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u009b',
  '\u2028',
  '\u202e',
  '\u2066',
  '\u061c',
];

test.each(
  steering.map((character) => [`U+${character.charCodeAt(0).toString(16).padStart(4, '0')}`, character] as const),
)('%s does not reach a terminal, and one sees that it was there', (_, character) => {
  expect(printable(`red ${character}[31m text`)).toBe('red \uFFFD[31m text');
});

test('text keeps its lines, tabs, letters of any script and joined pictures', () => {
  const text = 'one\ttwo\nthree\r\n漢字 עברית é 👩‍🚀';
  expect(printable(text)).toBe(text);
});

test('a carriage return alone would write over its line', () => {
  expect(printable('paid\ropen')).toBe('paid\uFFFDopen');
});

const nasty = fc.string({ unit: fc.constantFrom(...steering, '\r', '\n', '\t', 'a', '"', '\\', '漢', '\uFFFD') });

test('data are printed whole, whatever is in them', () => {
  fc.assert(
    fc.property(nasty, (text) => {
      const json = asJson({ text });
      expect(printable(json)).toBe(json);
      expect(JSON.parse(json)).toEqual({ text });
    }),
  );
});

test('everything that a command prints goes through it, results and errors', () => {
  const written: string[] = [];
  const stream = { write: (text: string) => written.push(text) };
  const { out, error } = createTerminal(stream, stream);
  out('a\u001bb');
  error('c\u009bd');
  expect(written).toEqual(['a\uFFFDb', 'c\uFFFDd']);
});
