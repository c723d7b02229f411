import { useEffect, useRef, useState } from 'react';
import type { ProductType } from '../../../../../shared/product-type.ts';
import { whenIdle } from '../../../lib/loading/when-idle.ts';
import type { BuildsAnswer } from './ask-builds.ts';
import type { DatedBuild } from './published.ts';

interface CurrentBuilds {
  readonly builds: readonly DatedBuild[];
  /** Whether the last question was not answered with a list. */
  readonly failed: boolean;
  /** What the server said when it refused to list them. */
  readonly refusal: string | undefined;
  readonly dismiss: () => void;
  readonly ask: () => void;
}

async function answerTo(types: readonly ProductType[]): Promise<BuildsAnswer> {
  try {
    const { askBuilds } = await import('./ask-builds.ts');
    return await askBuilds(types);
  } catch {
    return { status: 'failed' }; // the script itself could not be had
  }
}

/**
 * The builds of a page, asked for once more when the browser is idle: what is published may be newer than the document. Whatever fails,
 * those of the document stay.
 */
export function useCurrentBuilds(types: readonly ProductType[], given: readonly DatedBuild[]): CurrentBuilds {
  const [builds, setBuilds] = useState(given);
  const [answer, setAnswer] = useState<BuildsAnswer>();
  const gone = useRef(false);

  const ask = async () => {
    const answered = await answerTo(types);
    if (gone.current) return;
    setAnswer(answered);
    if (answered.status === 'listed') setBuilds(answered.builds);
  };
  const askNow = useRef(ask);

  useEffect(() => {
    gone.current = false;
    whenIdle(() => void askNow.current());
    return () => {
      gone.current = true;
    };
  }, []);

  return {
    builds,
    failed: answer !== undefined && answer.status !== 'listed',
    refusal: answer?.status === 'refused' ? answer.message : undefined,
    dismiss: () => setAnswer({ status: 'failed' }),
    ask: () => void ask(),
  };
}
