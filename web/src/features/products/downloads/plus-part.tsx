import type { ManualFacts } from 'virtual:manuals';
import type { ProductPages } from '../../../../../shared/content/product-page-schema.ts';
import { pathOfLink } from '../../../lib/addresses/path-of-link.ts';
import { StandaloneLink } from '../../../ui/actions/standalone-link/standalone-link.tsx';
import { Accordion } from '../../../ui/data/accordion/accordion.tsx';
import { PhoneFold } from '../../../ui/layout/phone-fold/phone-fold.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';
import { PictureAndWords } from '../layout/picture-and-words.tsx';
import card from './download-card.module.css';
import { EditionCards } from './edition-cards.tsx';
import { ManualCard } from './manual-card.tsx';
import styles from './plus-part.module.css';
import type { DatedBuild } from './published.ts';
import { RuntimeCard } from './runtime-card.tsx';

interface PlusPartProps {
  readonly plus: ProductPages['p1']['plus'];
  readonly manual: ManualFacts | null;
  readonly builds: readonly DatedBuild[];
}

/** P1+ on the page of both: its editions, what it does, what goes with it, and the look-ups of members. */
export function PlusPart({ plus, manual, builds }: PlusPartProps) {
  const { title, tagline, describe, cover, features, editions, lookups, runtime } = plus;
  const parts = features.map(({ title: name, content }) => ({ key: name, title: name, content }));
  return (
    <>
      <Section id="p1-plus" labelledBy="plus-title">
        <SectionHead id="plus-title" title={`${title}: ${tagline}`} />
        <PictureAndWords picture={cover} alt={`The desk of ${title}`}>
          <p>{describe}</p>
          <PhoneFold summary={`What ${title} does`}>
            <Accordion name="plus-features" parts={parts} />
          </PhoneFold>
        </PictureAndWords>
      </Section>
      <Section labelledBy="plus-downloads-title" space="part">
        <SectionHead id="plus-downloads-title" title={`Get ${title}`} />
        <PhoneFold summary={`Editions of ${title}, and your licences`}>
          <div className={styles.cards}>
            <EditionCards name={title} editions={editions} builds={builds} />
            <ManualCard manual={manual} />
            <RuntimeCard {...runtime} />
            <article className={card.card}>
              <h3>Your licences</h3>
              <p className={styles.links}>
                {lookups.map((link) => (
                  <StandaloneLink key={link.title} to={pathOfLink(link)} tone="accent">
                    {link.title}
                  </StandaloneLink>
                ))}
              </p>
            </article>
          </div>
        </PhoneFold>
      </Section>
    </>
  );
}
