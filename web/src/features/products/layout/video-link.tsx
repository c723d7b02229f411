import type { EnquiryLinkItem } from '../../../../../shared/content/product-page-schema.ts';
import { actionClass } from '../../../ui/actions/action-class.ts';
import { Link } from '../../../ui/actions/link/link.tsx';
import { Icon } from '../../../ui/icons/icon/icon.tsx';
import { strokes } from '../../../ui/icons/page-strokes.ts';

/** The way to the product's films. */
export function VideoLink({ video: { title, url } }: { readonly video: EnquiryLinkItem }) {
  return (
    <Link to={url} className={actionClass('secondary')}>
      <Icon path={strokes.play} />
      {title}
    </Link>
  );
}
