/** What a licence asks of us. */
interface Terms {
  /** Whether code under it may go to visitors and into functions, or into functions alone. */
  readonly ships: boolean | 'functions';
  readonly asks: string;
}

const notice = 'The notice comes with every copy: `/licences.txt` for what visitors get.';

/** The licences that we accept, by their SPDX names. Whoever brings another one says here what it asks, and whether what it covers may be shipped. */
const terms: ReadonlyMap<string, Terms> = new Map(
  Object.entries({
    MIT: { ships: true, asks: notice },
    ISC: { ships: true, asks: notice },
    'BSD-2-Clause': { ships: true, asks: notice },
    'BSD-3-Clause': { ships: true, asks: `${notice} Its authors' names recommend nothing.` },
    'Apache-2.0': {
      ships: true,
      asks: `${notice} So does a file NOTICE where there is one; who sues over a patent loses theirs.`,
    },
    'BlueOak-1.0.0': { ships: true, asks: notice },
    Zlib: { ships: true, asks: `${notice} What was changed says so.` },
    'OFL-1.1': {
      ships: true,
      asks: 'The licence comes with the font, which is not sold by itself; documents made with it are free.',
    },
    'MPL-2.0': {
      ships: true,
      asks: 'The source of its own files, changed or not, is offered to whoever gets them. It asks nothing of files beside them.',
    },
    'MIT-0': { ships: true, asks: 'Nothing.' },
    '0BSD': { ships: true, asks: 'Nothing.' },
    'CC0-1.0': { ships: true, asks: 'Nothing.' },
    Unlicense: { ships: true, asks: 'Nothing.' },
    'LGPL-3.0-or-later': {
      ships: 'functions',
      asks: 'Who gets the library gets its source, and may exchange it. It is in what decodes pictures, on our machines and in functions on AWS, and reaches nobody.',
    },
    'AGPL-3.0-or-later': {
      ships: false,
      asks: 'Who uses a program over a network gets its source. It judges permissions in the local runtime, unchanged, on the machine of whoever develops, and reaches nobody.',
    },
  }),
);

/** The choices of an SPDX expression, each the licences that hold together: `(MIT OR GPL-3.0-or-later)` are two of one each. */
function choicesOf(expression: string): readonly (readonly string[])[] {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .map((choice) => choice.split(' AND '));
}

/**
 * The licences by which we take something: the first choice that we accept; undefined where there is none.
 * @param places where it is shipped, `browser` or `functions`; none for a tool
 */
export function acceptedLicences(expression: string, places: readonly string[]): readonly string[] | undefined {
  const isFine = (licence: string) => {
    const found = terms.get(licence);
    return found !== undefined && places.every((place) => found.ships === true || found.ships === place);
  };
  return choicesOf(expression).find((choice) => choice.every(isFine));
}

/** What an accepted licence asks of us. */
export function asksOf(licence: string): string {
  return terms.get(licence)?.asks ?? '';
}
