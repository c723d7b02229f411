import type { ComponentType, ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { loadLibrary } from '../../lib/loading/load-library.ts';
import { rootErrors } from '../../lib/loading/root-errors.ts';
import { whenNear } from '../../lib/loading/when-near.ts';

export type Load<Props> = () => Promise<ComponentType<Props>>;

/** What the root of a component renders; calls `onPresent` once everything inside listens. */
type Content<Props> = (Component: ComponentType<Props>, props: Props, onPresent: () => void) => ReactElement;

const nothing = () => undefined;

/** Shows content in a place, taking over what the document holds. @returns its root, once it listens */
function showIn(element: HTMLElement, contentOf: (onPresent: () => void) => ReactElement): Promise<Root> {
  return new Promise((resolve) => {
    const content = contentOf(() => resolve(root));
    const isThere = element.hasChildNodes();
    // The page's root stops every event in a place whose root has not begun to hydrate, and loses it: begun at once, there is no such time.
    const root = flushSync(() =>
      isThere ? hydrateRoot(element, content, rootErrors) : createRoot(element, rootErrors),
    );
    if (!isThere) root.render(content);
  });
}

/** What wakes it. */
const wakingEvents = ['focusin', 'click', 'submit'];

/** A part that comes alive by itself. */
export interface LivePart<Props> {
  /** Gives it other properties, now or once it is there. */
  readonly give: (props: Props) => void;
  /** Takes it away again. */
  readonly end: () => void;
}

/**
 * Gives a place its component when somebody is about to need it.
 * @param first properties with which the document was made
 */
export function comeAlive<Props extends object>(
  element: HTMLElement,
  load: Load<Props>,
  first: Props,
  content: Content<Props>,
): LivePart<Props> {
  let root: Root | undefined;
  let coming: Promise<void> | undefined;
  let gone = false;
  let given = first;
  let show: (props: Props) => void = nothing;

  const begin = async () => {
    const Component = await loadLibrary(load);
    if (gone || !Component) {
      coming = undefined; // the next sign of a person tries again
      return;
    }
    root = await showIn(element, (onPresent) => content(Component, first, onPresent));
    show = (props) => root?.render(content(Component, props, nothing));
    if (given !== first) show(given);
  };
  const come = () => {
    coming ??= begin();
    return coming;
  };
  // Its component answers once it is there; a browser may never send a form by itself, and React may not take what is kept as well.
  const keep = async (event: Event) => {
    if (root) return;
    const { target } = event;
    const button = event.type === 'click' && target instanceof Element && target.closest('button');
    const form = event instanceof SubmitEvent && target instanceof HTMLFormElement && target;
    if (form || button) event.stopImmediatePropagation();
    if (form) event.preventDefault();
    await come();
    if (!root) return;
    if (form) form.requestSubmit(event.submitter);
    if (button && button.type === 'button') button.click();
  };

  const giveUp = whenNear(element, () => void come());
  for (const type of wakingEvents) element.addEventListener(type, keep, true);
  return {
    give: (props) => {
      given = props;
      show(props);
    },
    end: () => {
      gone = true;
      show = nothing;
      giveUp();
      for (const type of wakingEvents) element.removeEventListener(type, keep, true);
      // Not while React is at work on the page around it.
      queueMicrotask(() => root?.unmount());
    },
  };
}
