/** How long a browser may take to begin reading the file, in milliseconds. */
const readWithin = 60_000;

/** Lets the visitor save a text as a file. It has an address in this document alone, which is no server's to know. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), readWithin);
}
