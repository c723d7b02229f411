import type { ReactNode } from 'react';
import { loadRepeatedly } from '../../../lib/loading/load-library.ts';
import { LatePart } from '../../feedback/late-part.tsx';
import type { QrDrawingProps } from './qr-drawing.tsx';

interface QrCodeProps extends QrDrawingProps {
  /** Leads where the code leads, for when the script that draws codes cannot be had. */
  readonly instead: ReactNode;
}

const load = async () => (await loadRepeatedly(() => import('./qr-drawing.tsx'))).QrDrawing;

/** A code to scan. What draws it is six kilobytes that most visitors never need. */
export function QrCode({ instead, ...drawing }: QrCodeProps) {
  return (
    <LatePart
      load={load}
      given={drawing}
      coming="Drawing the code …"
      failure="The code could not be loaded."
      instead={instead}
    />
  );
}
