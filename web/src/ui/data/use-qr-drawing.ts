import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { askSite } from '../../lib/load-failure.ts';
import type { QrDrawingProps } from './qr-drawing.tsx';

interface QrDrawingLoad {
  /** Draws codes; undefined until it is loaded. */
  readonly QrDrawing: ComponentType<QrDrawingProps> | undefined;
  readonly failed: boolean;
  /** Loads the script once more, because the visitor asked for it. */
  readonly retry: () => void;
}

/**
 * Loads the component that draws codes: six kilobytes that most visitors never need. Not `lazy`, which keeps a failure for
 * ever and throws it in the page around the code.
 */
export function useQrDrawing(): QrDrawingLoad {
  const [outcome, setOutcome] = useState<'loading' | 'failed' | { readonly QrDrawing: ComponentType<QrDrawingProps> }>(
    'loading',
  );

  const load = useCallback(async () => {
    try {
      const { default: QrDrawing } = await import('./qr-drawing.tsx');
      setOutcome({ QrDrawing });
      return true;
    } catch {
      setOutcome('failed');
      return false;
    }
  }, []);

  useEffect(() => void load(), [load]);

  useEffect(() => {
    if (outcome !== 'failed') return;
    const again = () => void load();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [outcome, load]);

  // Older browsers keep a failed import as long as the document lives, and after a release the file no longer exists.
  const retry = async () => {
    if (!(await load()) && (await askSite(location.href))?.ok) location.reload();
  };

  return {
    QrDrawing: typeof outcome === 'object' ? outcome.QrDrawing : undefined,
    failed: outcome === 'failed',
    retry: () => void retry(),
  };
}
