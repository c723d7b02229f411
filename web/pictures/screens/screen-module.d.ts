declare module 'screen:current' {
  import type { ComponentType } from 'react';

  /** CSS pixels. */
  export const size: { readonly width: number; readonly height: number };
  const View: ComponentType;
  export default View;
}
