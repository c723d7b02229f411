import { PhoneFold } from '../../../ui/layout/phone-fold/phone-fold.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { Split } from '../../../ui/layout/split/split.tsx';
import { Picture } from '../../../ui/media/picture/picture.tsx';
import { media } from '../../../ui/style/breakpoints.ts';
import styles from './product-intro.module.css';

interface ProductIntroProps {
  readonly page: {
    readonly intro: { readonly title: string; readonly picture: string };
    readonly paragraphs: readonly string[];
  };
}

/** What the product does and for whom, beside a picture of it at work. */
export function ProductIntro({ page: { intro, paragraphs } }: ProductIntroProps) {
  const [first, ...others] = paragraphs;
  return (
    <Section labelledBy="intro-title">
      <Split share="six-to-seven" from="laptop" align="center">
        <div className={styles.words}>
          <h2 id="intro-title">{intro.title}</h2>
          <p>{first}</p>
          {others.length > 0 && (
            <PhoneFold summary="Read on">
              {others.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </PhoneFold>
          )}
        </div>
        <div className={styles.picture}>
          <Picture name={intro.picture} sizes={`${media['from-laptop']} max(34rem, 40vw), 90vw`} alt="" />
        </div>
      </Split>
    </Section>
  );
}
