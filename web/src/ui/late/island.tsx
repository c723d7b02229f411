import { type ComponentType, lazy, type ReactElement, Suspense, useEffect, useRef } from 'react';
import { comeAlive, type LivePart, type Load } from './come-alive.ts';

/** A boundary around it, because prerendering waits for the component and marks that in the document. */
function suspended(content: ReactElement): ReactElement {
  return <Suspense fallback={null}>{content}</Suspense>;
}

/** What the document holds stays as it is: React looks at nothing inside, and neither does a visitor who writes there meanwhile lose it. */
const untouched = { __html: '' };

interface PresenceProps {
  /** Called once everything inside listens. */
  readonly onPresent: () => void;
  readonly children: ReactElement;
}

function Presence({ onPresent, children }: PresenceProps): ReactElement {
  useEffect(onPresent, [onPresent]);
  return children;
}

/** What its root renders. */
function content<Props extends object>(Component: ComponentType<Props>, props: Props, onPresent: () => void) {
  return suspended(
    <Presence onPresent={onPresent}>
      <Component {...props} />
    </Presence>,
  );
}

/**
 * A part of a page that is in its document, and whose code comes when it is near the screen, has the focus or is sent: a React root of
 * its own, so that nothing around it makes React wait for the code. It has no context of the page, and so no link inside the site.
 * @param load gets the component; the same function at every rendering
 * @param className of its place. From the component's own style sheet, it keeps that with the page: what is seen before the code has come is styled
 */
export function island<Props extends object>(load: Load<Props>, className?: string) {
  if (import.meta.env.SSR) {
    const Component = lazy(async () => ({ default: await load() }));
    return (props: Props) => <div className={className}>{suspended(<Component {...props} />)}</div>;
  }
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, where its module is read.
  return function Island(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const part = useRef<LivePart<Props>>(undefined);
    const first = useRef(props);

    useEffect(() => {
      if (!place.current) return;
      part.current = comeAlive(place.current, load, first.current, content);
      return part.current.end;
    }, []);

    useEffect(() => part.current?.give(props), [props]);

    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what is there is left alone.
    return <div ref={place} className={className} dangerouslySetInnerHTML={untouched} suppressHydrationWarning />;
  };
}
