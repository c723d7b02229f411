import { DomUtils, parseDocument } from 'htmlparser2';

/** Content of an XML element: text, child elements, or several elements of the same name. `undefined` leaves the element out. */
export type XmlContent = string | number | boolean | undefined | { [name: string]: XmlContent | XmlContent[] };

/** Writes a document with one root element, as AWS's XML services send it. `namespace` becomes `xmlns`. */
export function xmlDocument(root: string, content: XmlContent, namespace?: string): string {
  const attributes = namespace ? ` xmlns="${escapeXml(namespace)}"` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${attributes}>${inner(content)}</${root}>`;
}

/** The texts of all elements of one name, in document order. */
export function elementTexts(xml: string, name: string): string[] {
  return DomUtils.getElementsByTagName(name, parseDocument(xml, { xmlMode: true })).map(DomUtils.textContent);
}

function inner(content: XmlContent): string {
  if (typeof content !== 'object') return escapeXml(String(content ?? ''));
  return Object.entries(content)
    .flatMap(([name, value]) => [value].flat().map((item) => [name, item] as const))
    .filter(([, item]) => item !== undefined)
    .map(([name, item]) => `<${name}>${inner(item)}</${name}>`)
    .join('');
}

/** Writes a text so that XML and HTML read it as text, also inside the quotes of an attribute. */
export function escapeXml(text: string): string {
  // XML parsers read a carriage return as a line feed; as a numeric reference, which S3 writes too, it stays one.
  return text.replace(/[<>&"'\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
