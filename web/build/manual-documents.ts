import { loadContent } from '../../shared/content/load.ts';
import { type FigureWidth, type ManualFigure, manualParts } from '../../shared/content/manual-markdown.ts';
import { type ManualDocument, manualChapters, manualIndexHtml } from '../../shared/content/manual-text.ts';
import { escaped } from '../../shared/content/markdown.ts';
import { href } from '../src/lib/addresses/href.ts';
import { readManualManifest } from './manual-manifest.ts';
import { type PictureEntry, readPictureManifest } from './picture-manifest.ts';

/** Id of the chapter that is made and not written; the PDF has it too. */
const indexId = 'index';

/** The widths at which pages draw figures; manual-passage.module.css gives them the same. */
const sizes: Readonly<Record<FigureWidth, string>> = {
  text: '(min-width: 64rem) 44rem, 90vw',
  wide: '(min-width: 64rem) 44rem, 90vw',
  half: '(min-width: 48rem) 28rem, 90vw',
  small: '15rem',
};

/** A picture that leads to its largest file, as letters of a whole screen are small on a phone. */
function pictureHtml({ width, height, variants }: PictureEntry, shown: FigureWidth, alt: string): string {
  const files = variants.toSorted((a, b) => a.width - b.width);
  const ofFormat = (format: string) => files.filter((file) => file.format === format);
  const srcSet = (format: string) =>
    ofFormat(format)
      .map((file) => `${file.path} ${file.width}w`)
      .join(', ');
  const webp = ofFormat('webp');
  const image = `<img src="${webp[0]?.path}" srcset="${srcSet('webp')}" sizes="${sizes[shown]}" width="${width}" height="${height}" alt="${escaped(alt).replaceAll('"', '&quot;')}" loading="lazy" decoding="async">`;
  const source = `<source type="image/avif" srcset="${srcSet('avif')}" sizes="${sizes[shown]}">`;
  return `<a href="${webp.at(-1)?.path}"><picture>${source}${image}</picture></a>`;
}

/**
 * The manuals as their pages show them, by name: text, figures, and the pages of their PDFs.
 * @throws Error for a manual that has not been typeset as it is, or whose text cannot be
 */
export function manualDocuments(): Readonly<Record<string, ManualDocument>> {
  const { manuals, products } = loadContent();
  const pictures = readPictureManifest();
  const printed = readManualManifest();
  const documents = manuals.map(({ type, directory, product: id, text, index, title, ...manual }) => {
    const { name } = manual;
    const file = printed[name];
    const product = products.find((one) => one.id === id);
    if (!file || !product) throw new Error(`The manual ${name} has not been typeset: node web/manuals/make.ts ${name}`);
    const pictureOf = ({ picture, width }: ManualFigure, alt: string) => {
      const entry = pictures[picture];
      if (!entry) throw new Error(`There is no picture named ${picture}`);
      return pictureHtml(entry, width, alt);
    };
    const addressOf = (chapter: string) => href.manual(name, chapter);
    const onPage = <Heading extends { readonly id: string }>(heading: Heading) => {
      const page = file.headings[heading.id];
      if (page === undefined)
        throw new Error(`The PDF of ${name} lacks ${heading.id}: node web/manuals/make.ts ${name}`);
      return { ...heading, page };
    };
    const chapters = manualChapters(text, { pictureOf, addressOf }).map((chapter) =>
      onPage({ ...chapter, sections: chapter.sections.map(onPage) }),
    );
    const indexHtml = manualIndexHtml(manualParts(text), index, addressOf);
    const last = onPage({ id: indexId, level: 2 as const, number: '', title: 'Index', html: indexHtml, sections: [] });
    const document: ManualDocument = {
      ...manual,
      title: manual.file_name,
      product_name: product.title,
      product_path: product.path,
      pages: file.pages,
      size: file.bytes,
      chapters: [...chapters, last],
    };
    return [name, document] as const;
  });
  return Object.fromEntries(documents);
}
