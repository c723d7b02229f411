import type { ReactNode } from 'react';
import styles from './in-schemes.module.css';
import { daylightPicture } from './picture-sources.ts';

/**
 * Draws a picture; where there is one in daylight, both, and the chosen theme shows one of them. Lazy pictures that are not
 * shown are not loaded.
 * @param night whether it stands on a part of the page that is night in both schemes
 * @param draw gets the picture's name and a class to add
 */
export function inSchemes(name: string, night: boolean, draw: (name: string, scheme: string) => ReactNode): ReactNode {
  const day = night ? undefined : daylightPicture(name);
  if (!day) return draw(name, '');
  return (
    <>
      {draw(name, styles.night ?? '')}
      {draw(day, styles.day ?? '')}
    </>
  );
}
