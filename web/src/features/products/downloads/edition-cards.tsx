import type { ProductPages } from '../../../../../shared/content/product-page-schema.ts';
import { isProductType } from '../../../../../shared/product-type.ts';
import { pathOfLink } from '../../../lib/addresses/path-of-link.ts';
import { StandaloneLink } from '../../../ui/actions/standalone-link/standalone-link.tsx';
import { DownloadCard } from './download-card.tsx';
import type { DatedBuild } from './published.ts';

interface EditionCardsProps {
  /** Of the product. */
  readonly name: string;
  readonly editions: ProductPages['p1']['editions'];
  readonly builds: readonly DatedBuild[];
  /** Whether the first is what the page is about. */
  readonly main?: boolean;
}

/** Editions of a product, each with its download, how it is purchased, and its history. */
export function EditionCards({ name, editions, builds, main = false }: EditionCardsProps) {
  return editions.map(({ type, title, text, purchase }, place) => {
    if (!isProductType(type)) throw new Error(`No product has the type ${type}`);
    return (
      <DownloadCard
        key={type}
        type={type}
        title={`${name} ${title}`}
        text={text}
        builds={builds}
        main={main && place === 0}
      >
        <StandaloneLink to={pathOfLink(purchase)} tone="soft" label={`${purchase.title} ${name} ${title}`}>
          {purchase.title}
        </StandaloneLink>
      </DownloadCard>
    );
  });
}
