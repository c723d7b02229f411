/** A module of a script. */
export interface WeighedModule {
  /** Its file, as one would look for it. */
  readonly name: string;
  /** Before the script was compressed. */
  readonly bytes: number;
  /** The pages that import it at once, by the names of their files. */
  readonly pages: readonly string[];
}

export interface WeighedScript {
  readonly address: string;
  /** After gzip. */
  readonly bytes: number;
  readonly modules: readonly WeighedModule[];
}

/** How many modules of a script are named, and how many pages of a module. */
const named = { modules: 12, pages: 3 } as const;

function few(names: readonly string[]): string {
  const others = names.length - named.pages;
  return others > 1 ? `${names.slice(0, named.pages).join(', ')} and ${others} more` : names.join(', ');
}

/** Why a module lies in a script that is loaded with a page, if that is not plain. */
function reason({ pages }: WeighedModule, page: string | undefined): string {
  if (page !== undefined && pages.length > 0 && !pages.includes(page))
    return `  not imported here, but by ${few(pages)}`;
  const others = pages.filter((name) => name !== page);
  return others.length > 0 ? `  shared with ${few(others)}` : '';
}

/**
 * Says what a page's scripts are made of, the heaviest first, and which pages made a module go where it is. A module's weight is its share
 * of the script, by length.
 * @param page the name of its file; none for the shell, and for what comes later
 */
export function explainWeight(scripts: readonly WeighedScript[], page?: string): string[] {
  return scripts
    .toSorted((one, other) => other.bytes - one.bytes)
    .flatMap(({ address, bytes, modules }) => {
      const whole = modules.reduce((sum, module) => sum + module.bytes, 0) || 1;
      const heaviest = modules.filter((module) => module.bytes > 0).toSorted((one, other) => other.bytes - one.bytes);
      const lines = heaviest.slice(0, named.modules).map((module) => {
        const share = Math.round((bytes * module.bytes) / whole);
        return `  ${String(share).padStart(6)}  ${module.name}${reason(module, page)}`;
      });
      const rest = heaviest.length - lines.length;
      return [`${address}: ${bytes} bytes`, ...lines, ...(rest > 0 ? [`          and ${rest} smaller ones`] : [])];
    });
}
