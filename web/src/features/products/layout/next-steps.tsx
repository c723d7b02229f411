import type { CommonPage } from '../../../../../shared/content/product-page-schema.ts';
import { href } from '../../../lib/addresses/href.ts';
import { Link } from '../../../ui/actions/link/link.tsx';
import { StandaloneLink } from '../../../ui/actions/standalone-link/standalone-link.tsx';
import { CardGrid } from '../../../ui/layout/card-grid/card-grid.tsx';
import { PhoneFold } from '../../../ui/layout/phone-fold/phone-fold.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';
import { CompareAction } from '../compare/compare-action.tsx';
import styles from './next-steps.module.css';

const kinds = { read: 'To read', watch: 'To watch', see: 'To see' } as const;

/** What to read, watch and see after the page, and other products beside this one. */
export function NextSteps({ page: { products, next, title } }: { readonly page: CommonPage }) {
  const [product] = products;
  return (
    <Section labelledBy="next-title">
      <SectionHead id="next-title" title="Where to go from here" />
      <PhoneFold summary="To read, to watch, to see">
        <CardGrid edge="frame" className={styles.steps}>
          {next.map(({ kind, title, text, url }) => (
            <li key={kind}>
              <p className={styles.kind}>{kinds[kind]}</p>
              <h3>
                <Link to={url}>{title}</Link>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </CardGrid>
      </PhoneFold>
      {product !== undefined && (
        <>
          <CompareAction product={product} />
          <StandaloneLink to={href.to('feedback', { productID: String(product) })} tone="soft">
            {`Give feedback on ${title}`}
          </StandaloneLink>
        </>
      )}
    </Section>
  );
}
