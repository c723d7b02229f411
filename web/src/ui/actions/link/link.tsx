import { type ComponentProps, useContext } from 'react';
import { Link as RouterLink } from 'wouter';
import { PrefetchContext } from '../../../lib/pages/prefetch.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** An address of the site, from `lib/addresses/href.ts`. */
  readonly to: string;
};

/** A link inside the site: a plain one without script; with script, its page is loaded when pointer or focus reach it. */
export function Link({ to, ...rest }: LinkProps) {
  const prefetch = useContext(PrefetchContext);
  const ahead = () => prefetch(to);
  const left = () => prefetch();
  return (
    <RouterLink
      {...rest}
      href={to}
      onPointerEnter={ahead}
      onPointerLeave={left}
      onFocus={ahead}
      onBlur={left}
      onTouchStart={ahead}
    />
  );
}
