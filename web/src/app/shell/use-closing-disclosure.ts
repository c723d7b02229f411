import { type FocusEvent, type RefObject, useCallback, useEffect } from 'react';

/** Adds to a native disclosure what menus need: Escape and a press elsewhere close it, and Escape gives focus back. */
export function useClosingDisclosure(disclosure: RefObject<HTMLDetailsElement | null>) {
  const close = useCallback(() => {
    if (disclosure.current) disclosure.current.open = false;
  }, [disclosure]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !disclosure.current?.open) return;
      close();
      disclosure.current.querySelector('summary')?.focus();
    };
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !disclosure.current?.contains(event.target)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [disclosure, close]);

  const closeOnLeave = useCallback(
    (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) close();
    },
    [close],
  );

  return { close, closeOnLeave };
}
