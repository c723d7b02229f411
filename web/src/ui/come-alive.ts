import type { ComponentType, ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { loadLibrary } from '../lib/load-library.ts';
import { whenNear } from '../lib/when-near.ts';

export type Load<Props> = () => Promise<ComponentType<Props>>;

/** What the root of a component renders; calls `onPresent` once everything inside listens. */
type Content<Props> = (Component: ComponentType<Props>, props: Props, onPresent: () => void) => ReactElement;

/** What breaks in it is an error of the page, as elsewhere. */
const report = (error: unknown) => reportError(error);
const errorHandlers: RootOptions = { onCaughtError: report, onUncaughtError: report, onRecoverableError: report };

const nothing = () => undefined;

/** Shows content in a place, taking over what the document holds. @returns its root, once it listens */
function showIn(element: HTMLElement, contentOf: (onPresent: () => void) => ReactElement): Promise<Root> {
  return new Promise((resolve) => {
    const content = contentOf(() => resolve(root));
    const isThere = element.hasChildNodes();
    const root = isThere ? hydrateRoot(element, content, errorHandlers) : createRoot(element, errorHandlers);
    if (!isThere) root.render(content);
  });
}

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
  // Its component handles what is sent once it is there; a browser may never send it by itself.
  const onSubmit = async (event: SubmitEvent) => {
    if (root) return;
    event.preventDefault();
    const { target, submitter } = event;
    await come();
    if (root && target instanceof HTMLFormElement) target.requestSubmit(submitter);
  };
  const onFocus = () => void come();

  const giveUp = whenNear(element, onFocus);
  element.addEventListener('focusin', onFocus);
  element.addEventListener('submit', onSubmit);
  return {
    give: (props) => {
      given = props;
      show(props);
    },
    end: () => {
      gone = true;
      show = nothing;
      giveUp();
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('submit', onSubmit);
      // Not while React is at work on the page around it.
      queueMicrotask(() => root?.unmount());
    },
  };
}
