import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';
import { LateFilm } from '../../../ui/media/film/late-film.tsx';
import styles from './film-part.module.css';

interface FilmPartProps {
  /** Of the section; ids on the page begin with it. */
  readonly id: string;
  readonly title: string;
  readonly films: readonly { readonly name: string; readonly title: string; readonly label: string }[];
}

/** Films of a product: each plays while in view on a desktop, one at a time, and by its button anywhere (product-rules.md#stream-deck). */
export function FilmPart({ id, title, films }: FilmPartProps) {
  if (films.length === 0) return null;
  return (
    <Section labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} title={title} />
      <ul className={styles.films} data-several={films.length > 1 || undefined}>
        {films.map(({ name, title: filmTitle, label }) => (
          <li key={name}>
            <LateFilm name={name} label={label} />
            {films.length > 1 && <h3>{filmTitle}</h3>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
