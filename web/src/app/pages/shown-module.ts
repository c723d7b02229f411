import { type ComponentType, createElement, type ReactElement } from 'react';
import type { PageModule, PageProps } from '../../lib/pages/page-module.ts';

/** How a page's component is shown, whatever its data. */
export interface ShownModule {
  readonly render: (props: PageProps<unknown>) => ReactElement;
  /** Of a member's page, while its data is on its way. */
  readonly frame: ReactElement | null;
  readonly darkHeader: boolean;
  readonly revalidate: boolean;
}

/** How the component of a file is shown. */
export function shownModule<Data>({
  default: Component,
  Frame,
  darkHeader = false,
  revalidate = false,
}: PageModule<Data>): ShownModule {
  return {
    darkHeader,
    revalidate,
    render: (props) => createElement(Component as ComponentType<PageProps<unknown>>, props), // its own loader's data
    frame: Frame ? createElement(Frame) : null,
  };
}
