import { CardGrid } from '../../../ui/layout/card-grid/card-grid.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';
import { Film } from '../../../ui/media/film/film.tsx';
import styles from './film-part.module.css';

interface FilmPartProps {
  /** Of the section; ids on the page begin with it. */
  readonly id: string;
  readonly title: string;
  readonly films: readonly { readonly name: string; readonly title: string; readonly label: string }[];
  /** Whether this device is one on which they start by themselves; a wide screen unless stated. */
  readonly startsHere?: () => boolean;
}

/**
 * Films of a product: each plays while in view on a desktop, one at a time, and by its button anywhere (product-rules.md#stream-deck). They stand one
 * below the other: of two side by side only one would ever begin.
 */
export function FilmPart({ id, title, films, ...starting }: FilmPartProps) {
  if (films.length === 0) return null;
  return (
    <Section labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} title={title} />
      <CardGrid columns="one" className={styles.films}>
        {films.map(({ name, title: filmTitle, label }) => (
          <li key={name}>
            <Film name={name} label={label} {...starting} />
            {films.length > 1 && <h3>{filmTitle}</h3>}
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
