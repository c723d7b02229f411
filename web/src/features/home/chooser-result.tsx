import { hasPage, productCardHref, productHref } from '../../lib/product-href.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { media } from '../../ui/breakpoints.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { strokes } from '../../ui/page-strokes.ts';
import styles from './chooser-result.module.css';
import type { Recommendation } from './product-choice.ts';
import { candidates } from './product-choice-words.ts';

/** The product that suits all answers: why, what to know before, and the way to it. */
export function ChooserResult({ found: { product, reasons, cautions } }: { readonly found: Recommendation }) {
  const place = candidates[product];
  return (
    <article className={styles.result}>
      <Picture name={place.card} sizes={`${media['from-laptop']} max(38rem, 38vw), 90vw`} alt="" />
      <div className={styles.words}>
        <p className={styles.flag}>Yours is</p>
        <h3>{place.name}</h3>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>
              <Icon path={strokes.check} />
              {reason}
            </li>
          ))}
        </ul>
        {cautions.map((caution) => (
          <p key={caution} className={styles.caution}>
            {caution}
          </p>
        ))}
        <p className={styles.ways}>
          <ActionLink to={productHref(place)} kind="lamp">
            {hasPage(place.route) ? `Explore ${place.name}` : `Get ${place.name}`}
          </ActionLink>
          {hasPage(place.route) && (
            <ActionLink to={productCardHref(place)} kind="line">
              Downloads
            </ActionLink>
          )}
        </p>
      </div>
    </article>
  );
}
