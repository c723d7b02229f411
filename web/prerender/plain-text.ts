const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** Text of published HTML, a line for each paragraph, heading or item. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(p|li|ul|ol|h\d|tr|figure|figcaption|blockquote|pre|br)\b[^>]*>/g, '\n')
    .replace(/<\/?[a-z][^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
