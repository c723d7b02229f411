import { type ReactNode, useRef } from 'react';
import { TextButton } from '../text-button.tsx';
import type { QrDrawingProps } from './qr-drawing.tsx';
import { useQrDrawing } from './use-qr-drawing.ts';

interface QrCodeProps extends QrDrawingProps {
  /** Leads where the code leads, for when the script that draws codes cannot be had. */
  readonly instead: ReactNode;
}

/** A code to scan; what draws it is loaded once it is shown. */
export function QrCode({ address, label, instead }: QrCodeProps) {
  const { QrDrawing, failed, retry } = useQrDrawing();
  const place = useRef<HTMLDivElement>(null);

  const tryAgain = () => {
    place.current?.focus(); // the button goes when the code comes
    retry();
  };

  return (
    <div ref={place} tabIndex={-1} aria-live="polite">
      {QrDrawing && <QrDrawing address={address} label={label} />}
      {!QrDrawing && !failed && <p>Drawing the code …</p>}
      {failed && (
        <>
          <p>The code could not be loaded.</p>
          <p>{instead}</p>
          <TextButton onClick={tryAgain}>Try again</TextButton>
        </>
      )}
    </div>
  );
}
