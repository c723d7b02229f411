import type { ComponentProps } from 'react';
import { Link } from '../../../ui/actions/link/link.tsx';
import { resolveAddress } from '../../navigation/resolve-address.ts';
import { useView } from '../../navigation/view.tsx';

interface NavigationLinkProps extends ComponentProps<typeof Link> {
  /** Stands for every variant of its page: the download centre with any tab. */
  readonly anyVariant?: boolean;
}

/** A link of the navigation, marked while its page is on show. One to a place on a page (`#s3-pro`) is no page, and never marked. */
export function NavigationLink({ anyVariant = false, ...link }: NavigationLinkProps) {
  const page = useView()?.page;
  const { name, content, hash } = resolveAddress(link.to);
  const isThere = page !== undefined && page.outcome.status !== 'missing';
  const shown = isThere && !hash && (anyVariant ? name === page.name : content === page.content);
  return <Link {...link} aria-current={shown ? 'page' : undefined} />;
}
