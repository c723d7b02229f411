/** Reads and mends the PDFs that Chromium writes: their objects are plain text between compressed streams. */

/** The page, from 1, of each named destination. @throws Error when the file is not written as Chromium writes it */
export function pagesOfDestinations(pdf: Buffer): ReadonlyMap<string, number> {
  const text = pdf.toString('latin1');
  const [, names] = /\/Dests (\d+) 0 R/.exec(text) ?? [];
  const dictionary = names && new RegExp(`\\n${names} 0 obj\\n<<([\\s\\S]*?)>>\\nendobj`).exec(text)?.[1];
  if (!dictionary) throw new Error('The PDF has no named destinations that can be read');
  const pages = pageObjects(text);
  const destinations = dictionary.matchAll(/\/([\w-]+) \[(\d+) 0 R/g);
  return new Map([...destinations].map(([, name = '', object = '']) => [name, pages.indexOf(object) + 1]));
}

/** How many pages a PDF has. */
export function pageCount(pdf: Buffer): number {
  return pageObjects(pdf.toString('latin1')).length;
}

/** Numbers of the page objects in the order of the pages; the tree above them may have several levels. */
function pageObjects(text: string): string[] {
  const kids = new Map<string, string[]>();
  for (const [, object = '', body = ''] of text.matchAll(/\n(\d+) 0 obj\n<<(\/Type \/Pages[\s\S]*?)>>\nendobj/g)) {
    const [, list = ''] = /\/Kids \[([^\]]*)\]/.exec(body) ?? [];
    kids.set(
      object,
      [...list.matchAll(/(\d+) 0 R/g)].map(([, kid = '']) => kid),
    );
  }
  const below = (object: string): string[] => kids.get(object)?.flatMap(below) ?? [object];
  const nested = new Set([...kids.values()].flat());
  return [...kids.keys()].filter((object) => !nested.has(object)).flatMap(below);
}

/**
 * An object of a PDF with the dates of a day and the name of its maker in place of the browser's; one that has none is as it was.
 * @param date `YYYY-MM-DD`
 * @param maker plain letters, no brackets
 */
export function withFacts(object: Buffer, date: string, maker: string): Buffer {
  const stamp = `(D:${date.replaceAll('-', '')}000000+00'00')`;
  const text = object
    .toString('latin1')
    .replaceAll(/(\/(?:CreationDate|ModDate) )\(D:\d{14}\+00'00'\)/g, `$1${stamp}`)
    .replace(/\/Creator \((?:\\.|[^\\()])*\)/, `/Creator (${maker})`);
  return Buffer.from(text, 'latin1');
}

/** Names of the faces in a PDF that are not ours: those of the machine. */
export function foreignFaces(pdf: Buffer): string[] {
  const names = [...pdf.toString('latin1').matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set(names)].filter((name) => !name.startsWith('Archivo-'));
}
