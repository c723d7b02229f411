import type { ReactNode } from 'react';
import styles from './in-schemes.module.css';
import { daylightPicture } from './picture-sources.ts';

/**
 * Draws a picture; where there is one in daylight, both, and the chosen theme shows one of them. Lazy pictures that are not
 * shown are not loaded.
 * @param onDark whether it stands on a part of the page that is dark in both schemes
 * @param draw gets the picture's name and a class to add
 */
export function inSchemes(name: string, onDark: boolean, draw: (name: string, scheme: string) => ReactNode): ReactNode {
  const light = onDark ? undefined : daylightPicture(name);
  if (!light) return draw(name, '');
  return (
    <>
      {draw(name, styles.dark ?? '')}
      {draw(light, styles.light ?? '')}
    </>
  );
}
