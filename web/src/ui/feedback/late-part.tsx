import { type ComponentType, type ReactNode, useRef } from 'react';
import { useLateComponent } from '../../lib/loading/use-late-component.ts';
import { TextButton } from '../actions/text-button/text-button.tsx';

interface LatePartProps<Props> {
  /** Gets the component; the same function at every rendering. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** What the component is given. */
  readonly given: Props;
  /** Said until it is there. */
  readonly coming: string;
  /** Said when it cannot be had. */
  readonly failure: string;
  /** Serves where the component cannot be had. */
  readonly instead?: ReactNode;
}

/** A part whose code is loaded once it is shown: says that it comes, or that it cannot be had and offers a retry. */
export function LatePart<Props extends object>({ load, given, coming, failure, instead }: LatePartProps<Props>) {
  const { Component, failed, retry } = useLateComponent(load);
  const place = useRef<HTMLDivElement>(null);

  const tryAgain = () => {
    place.current?.focus(); // the button goes when the component comes
    retry();
  };

  return (
    <div ref={place} tabIndex={-1}>
      {Component && <Component {...given} />}
      <div aria-live="polite">
        {!Component && !failed && <p>{coming}</p>}
        {failed && (
          <>
            <p>{failure}</p>
            {instead && <p>{instead}</p>}
            <TextButton onClick={tryAgain}>Try again</TextButton>
          </>
        )}
      </div>
    </div>
  );
}
