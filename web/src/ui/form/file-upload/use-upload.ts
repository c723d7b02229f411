import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Refusal } from '../../../../../shared/contract/refusal.ts';
import { uploadMessages } from '../../../../../shared/upload-kinds.ts';
import { reportMistake } from '../../../lib/loading/load-failure.ts';

/** Sends a file. @returns what stands for it from then on */
export type SendFile = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
) => Promise<string>;

/** Where a file stands. `shown` is the address of what is shown of it. */
export type UploadState =
  | { readonly status: 'empty' /** Why the file that was chosen is not taken. */; readonly trouble?: string }
  | {
      readonly status: 'sending';
      readonly shown: string /** What share has been sent, 0 to 1. */;
      readonly share: number;
    }
  | { readonly status: 'failed'; readonly shown: string; readonly trouble: string }
  | { readonly status: 'sent'; readonly shown: string };

const empty: UploadState = { status: 'empty' };

interface Upload {
  readonly state: UploadState;
  readonly start: (file: File) => Promise<void>;
  /** Sends once more what failed. */
  readonly retry: () => void;
  /** Ends what is under way, and forgets what was sent. */
  readonly clear: (trouble?: string) => void;
}

/**
 * Sends a file that was chosen, one at a time: another one, and whatever clears it, ends what is under way.
 * @param onSent hears what stands for the file; and '' once nothing does
 */
export function useUpload(send: SendFile, onSent: (value: string) => void): Upload {
  const [state, setState] = useState<UploadState>(empty);
  const chosen = useRef<{ readonly file: File; readonly shown: string }>(undefined);
  const under = useRef<AbortController>(undefined);

  const drop = () => {
    under.current?.abort();
    under.current = undefined;
    if (chosen.current) URL.revokeObjectURL(chosen.current.shown);
    chosen.current = undefined;
  };
  const leave = useEffectEvent(drop);
  useEffect(() => leave, []);

  const post = async () => {
    if (!chosen.current) return;
    const { file, shown } = chosen.current;
    const ends = new AbortController();
    under.current = ends;
    const { signal } = ends;
    setState({ status: 'sending', shown, share: 0 });
    const onProgress = (share: number) => {
      if (!signal.aborted) setState({ status: 'sending', shown, share });
    };
    try {
      const value = await send(file, { signal, onProgress });
      if (signal.aborted) return;
      setState({ status: 'sent', shown });
      onSent(value);
    } catch (error) {
      if (signal.aborted) return;
      const isRefused = error instanceof Refusal;
      if (!isRefused) reportMistake(error);
      setState({ status: 'failed', shown, trouble: isRefused ? error.message : uploadMessages.failed });
    }
  };

  return {
    state,
    async start(file) {
      drop();
      onSent('');
      chosen.current = { file, shown: URL.createObjectURL(file) };
      await post();
    },
    retry: () => void post(),
    clear(trouble) {
      drop();
      onSent('');
      setState(trouble === undefined ? empty : { status: 'empty', trouble });
    },
  };
}
