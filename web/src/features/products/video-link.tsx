import type { EnquiryLinkItem } from '../../../../shared/content/product-page-schema.ts';
import { actionClass } from '../../ui/action-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { strokes } from '../../ui/page-strokes.ts';

/** The way to the product's films. */
export function VideoLink({ video: { title, url } }: { readonly video: EnquiryLinkItem }) {
  return (
    <Link to={url} className={actionClass('line')}>
      <Icon path={strokes.play} />
      {title}
    </Link>
  );
}
