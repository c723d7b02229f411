import fc from 'fast-check';

/** Any character of Unicode, those of the Latin blocks more often. fast-check's own unit `binary` takes seconds to make. */
export const anySign: fc.Arbitrary<string> = fc
  .oneof(fc.nat(0x24f), fc.nat(0x10f7ff))
  // Halves of a surrogate pair are no characters.
  .map((point) => String.fromCodePoint(point < 0xd800 ? point : point + 0x800));
