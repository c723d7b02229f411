import { type RefObject, useEffect } from 'react';

/** Tells the dialog around an element how much of its height is seen: a keyboard on the screen covers the rest, and no unit of CSS knows. */
export function useSeenHeight(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    const seen = window.visualViewport;
    if (!dialog || !seen) return;
    const tell = () => dialog.style.setProperty('--seen-height', `${seen.height * seen.scale}px`);
    tell();
    seen.addEventListener('resize', tell);
    return () => seen.removeEventListener('resize', tell);
  }, [inside]);
}
