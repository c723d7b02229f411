declare module 'virtual:pictures' {
  /**
   * Names of pictures by what they have in common: width and height of the largest file and widths of all, in pixels, separated by
   * spaces, as are the names; after a name and a colon the name that its files have, where that is another.
   */
  const pictures: Readonly<Record<string, string>>;
  export default pictures;
}

declare module 'virtual:films' {
  /** Width and height in pixels, the codecs of both files, and the width of the large poster where there is one, separated by spaces: `usual`, and by name of each film that differs. */
  const films: Readonly<Record<string, string>> & { readonly usual: string };
  export default films;
}

declare module 'virtual:manuals' {
  export interface ManualFacts {
    /** Of the product that it describes. */
    readonly version: string;
    readonly file_path: string;
    /** The name under which it is saved, without extension. */
    readonly file_name: string;
    readonly pages: number;
    /** Bytes. */
    readonly size: number;
  }
  const manuals: Readonly<Record<string, ManualFacts>>;
  export default manuals;
}

declare module 'virtual:product-pages' {
  type Pages = import('../../shared/content/product-page-schema.ts').ProductPages;
  /** Loads the content of a page. */
  const pages: { readonly [Name in keyof Pages]: () => Promise<{ readonly default: Pages[Name] }> };
  export default pages;
}

declare module 'virtual:page-texts' {
  type Texts = import('../../shared/content/page-text-schema.ts').PageTexts;
  /** Loads the text of a page. */
  const texts: { readonly [Name in keyof Texts]: () => Promise<{ readonly default: Texts[Name] }> };
  export default texts;
}

declare module 'virtual:manual-sizes' {
  /** Pages and bytes of each PDF, by the name of the manual. */
  const sizes: Readonly<Record<string, readonly [pages: number, bytes: number]>>;
  export default sizes;
}

declare module 'virtual:manual-texts' {
  type Manual = import('../../shared/content/manual-text.ts').ManualDocument;
  /** Loads a manual by its name. */
  const manuals: Readonly<Record<string, (() => Promise<{ readonly default: Manual }>) | undefined>>;
  export default manuals;
}

declare module 'virtual:runtime' {
  /** The runtime environment of P1+; null while there is no file. */
  const runtime: import('../../shared/content/runtime-file.ts').RuntimeFacts | null;
  export default runtime;
}

declare module 'virtual:comparison' {
  const products: readonly import('../../shared/content/comparison.ts').ComparedProduct[];
  export default products;
}
