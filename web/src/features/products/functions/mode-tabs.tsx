import type { ProductPages } from '../../../../../shared/content/product-page-schema.ts';
import { DefinitionList } from '../../../ui/data/definition-list/definition-list.tsx';
import { Tabs } from '../../../ui/data/tabs/tabs.tsx';
import { PhoneFold } from '../../../ui/layout/phone-fold/phone-fold.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';
import { PictureAndWords } from '../layout/picture-and-words.tsx';
import styles from './mode-tabs.module.css';

/** The modes of a program, each with its desk. */
export function ModeTabs({ modes }: Pick<ProductPages['p1'], 'modes'>) {
  const tabs = modes.map(({ title, text, picture, points }) => ({
    key: title.toLowerCase().replaceAll(' ', '-'),
    title,
    content: (
      <PictureAndWords picture={picture} alt={`P1 in ${title}`}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        <PhoneFold summary={`${title}, point by point`}>
          <DefinitionList terms={points} />
        </PhoneFold>
      </PictureAndWords>
    ),
  }));
  return (
    <Section labelledBy="modes-title">
      <SectionHead id="modes-title" title="Two modes, one desk" />
      <Tabs label="Modes of P1" tabs={tabs} />
    </Section>
  );
}
