import { href } from '../../../lib/addresses/href.ts';
import { productCardHref } from '../../../shared-features/products/product-href.ts';
import { ActionLink } from '../../../ui/actions/action-link/action-link.tsx';
import { Icon } from '../../../ui/icons/icon/icon.tsx';
import { strokes } from '../../../ui/icons/page-strokes.ts';
import { Picture } from '../../../ui/media/picture/picture.tsx';
import { media } from '../../../ui/style/breakpoints.ts';
import type { Recommendation } from '../products/product-choice.ts';
import { candidates } from '../products/product-choice-words.ts';
import styles from './chooser-result.module.css';

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
          <ActionLink to={href.to(place.route)} kind="primary">
            {`Explore ${place.name}`}
          </ActionLink>
          <ActionLink to={productCardHref(place)} kind="secondary">
            Downloads
          </ActionLink>
        </p>
      </div>
    </article>
  );
}
