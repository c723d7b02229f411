import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { moved, type Share, type Subject, type View, zoomed } from './crop-geometry.ts';

/** How much one zooms with a pixel of a turned wheel. */
const wheelStep = 0.002;

interface Gestures {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
}

const between = (one: Share, other: Share): Share => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = (one: Share, other: Share) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * Moves and zooms a picture by pointers: one drags it, two spread it, and a wheel zooms where it is turned.
 * @param change takes the view that was changed last
 */
export function useCropGestures(
  stage: RefObject<HTMLElement | null>,
  subject: Subject,
  change: (next: (view: View) => View) => void,
): Gestures {
  const pointers = useRef(new Map<number, Share>());

  const shareOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Share => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };

  const drag = (from: Share, to: Share) =>
    change((view) => moved(subject, view, { x: to.x - from.x, y: to.y - from.y }));

  const spread = (from: Share, to: Share, fixed: Share) => {
    const factor = apart(to, fixed) / Math.max(apart(from, fixed), 0.01);
    drag(between(from, fixed), between(to, fixed));
    change((view) => zoomed(subject, view, factor, between(to, fixed)));
  };

  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault(); // the page behind stays
    change((view) => zoomed(subject, view, Math.exp(-event.deltaY * wheelStep), shareOf(event)));
  });
  useEffect(() => {
    const element = stage.current;
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [stage]);

  const end = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  return {
    onPointerDown(event) {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, shareOf(event));
    },
    onPointerMove(event) {
      const from = pointers.current.get(event.pointerId);
      if (!from) return;
      const to = shareOf(event);
      const fixed = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, to);
      if (fixed) spread(from, to, fixed);
      else drag(from, to);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
