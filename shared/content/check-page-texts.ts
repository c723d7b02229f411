import type { ContentProblem } from './content-error.ts';
import type { LoadedFile } from './loaded-file.ts';

/** Names of what there is, by the field that names it; what is absent is not checked. */
export interface KnownNames {
  /** Names of products' cards, which are those of their pictures. */
  readonly product?: ReadonlySet<string> | undefined;
  readonly picture?: ReadonlySet<string> | undefined;
  readonly film?: ReadonlySet<string> | undefined;
}

type Kind = keyof KnownNames;

interface Field {
  readonly path: readonly PropertyKey[];
  readonly value: unknown;
}

/** Every field of a value, however deep. */
function fieldsOf(value: unknown, path: readonly PropertyKey[] = []): Field[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    return [{ path: place, value: inner }, ...fieldsOf(inner, place)];
  });
}

/** Problems of fields that name a product, a picture or a film that there is not. */
export function unknownNames({ content, entry }: LoadedFile<object>, known: KnownNames): ContentProblem[] {
  const kinds = Object.keys(known) as Kind[]; // Object.keys loses the literal keys
  return fieldsOf(entry).flatMap(({ path, value }) => {
    const kind = kinds.find((name) => name === path.at(-1));
    if (!kind || typeof value !== 'string' || known[kind]?.has(value) !== false) return [];
    return [content.problem(path, `There is no ${kind} named ${value}`)];
  });
}

/** Problems of films that stand in a list twice, or in two lists: a list has as many films as it says. */
export function repeatedFilms(
  lists: readonly LoadedFile<{ readonly videos: readonly { readonly title: string; readonly film?: string }[] }>[],
): ContentProblem[] {
  const firstTitle = new Map<string, string>();
  return lists.flatMap(({ content, entry: { videos } }) =>
    videos.flatMap(({ title, film }, place) => {
      if (film === undefined) return [];
      const first = firstTitle.get(film);
      if (first === undefined) {
        firstTitle.set(film, title);
        return [];
      }
      return [content.problem(['videos', place, 'film'], `${film} is the film of "${first}"`)];
    }),
  );
}

/** Problems of films that stand twice in a list under one title, by which they are told apart. */
export function repeatedTitles({
  content,
  entry: { videos },
}: LoadedFile<{ readonly videos: readonly { readonly title: string }[] }>): ContentProblem[] {
  const titles = videos.map(({ title }) => title);
  return titles.flatMap((title, place) =>
    titles.indexOf(title) === place ? [] : [content.problem(['videos', place, 'title'], `${title} stands here twice`)],
  );
}
