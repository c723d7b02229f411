declare module 'virtual:pictures' {
  /** Picture name → width and height of the largest file and widths of all, in pixels; the name that its files have, where that is another. */
  const pictures: Readonly<Record<string, readonly [number, number, readonly number[], string?]>>;
  export default pictures;
}

declare module 'virtual:films' {
  export interface FilmFacts {
    /** Pixels. */
    readonly width: number;
    readonly height: number;
    /** Best first: a browser plays the first whose type it knows. */
    readonly sources: readonly { readonly path: string; readonly type: string }[];
    /** Address of the WebVTT file. */
    readonly captions: string;
    /** Addresses of the poster. */
    readonly avif: string;
    readonly webp: string;
  }
  const films: Readonly<Record<string, FilmFacts>>;
  export default films;
}

declare module 'virtual:cases' {
  const cases: readonly import('../../shared/content/replies.ts').CaseTeaser[];
  export default cases;
}
