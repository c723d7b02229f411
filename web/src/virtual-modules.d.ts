declare module 'virtual:pictures' {
  /** Picture name → width and height of the largest file and widths of all, in pixels; what the files' addresses begin with. */
  const pictures: Readonly<Record<string, readonly [number, number, readonly number[], string]>>;
  export default pictures;
}

declare module 'virtual:cases' {
  const cases: readonly import('../../shared/content/replies.ts').CaseTeaser[];
  export default cases;
}
