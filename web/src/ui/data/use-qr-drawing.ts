import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { askSite } from '../../lib/load-failure.ts';
import type { QrCodeProps } from './qr-drawing.tsx';

interface QrCodeLoad {
  /** Draws codes; undefined until it is loaded. */
  readonly QrCode: ComponentType<QrCodeProps> | undefined;
  readonly failed: boolean;
  /** Loads the script once more, because the visitor asked for it. */
  readonly retry: () => void;
}

/**
 * Loads the component that draws codes: six kilobytes that most visitors never need. Not `lazy`, which keeps a failure for
 * ever and throws it in the page around the code.
 */
export function useQrCode(): QrCodeLoad {
  const [outcome, setOutcome] = useState<'loading' | 'failed' | { readonly QrCode: ComponentType<QrCodeProps> }>(
    'loading',
  );

  const load = useCallback(async () => {
    try {
      const { default: QrCode } = await import('./qr-drawing.tsx');
      setOutcome({ QrCode });
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
    QrCode: typeof outcome === 'object' ? outcome.QrCode : undefined,
    failed: outcome === 'failed',
    retry: () => void retry(),
  };
}
