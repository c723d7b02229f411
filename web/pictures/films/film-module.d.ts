declare module 'film:current' {
  import type { ComponentType } from 'react';
  import type { Film } from './film.ts';

  export const film: Film;
  /** The screens that the film names. */
  export const screens: Readonly<
    Record<
      string,
      { readonly size: { readonly width: number; readonly height: number }; readonly default: ComponentType }
    >
  >;
}
