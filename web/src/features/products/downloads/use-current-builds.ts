import type { ProductType } from '../../../../../shared/product-type.ts';
import { useRemote } from '../../../lib/remote/use-remote.ts';
import type { DatedBuild } from './published.ts';

export interface CurrentBuilds {
  readonly builds: readonly DatedBuild[];
  /** Whether the last question was not answered with a list. */
  readonly failed: boolean;
  /** What the server said when it refused to list them. */
  readonly refusal: string | undefined;
  readonly ask: () => void;
}

/**
 * The builds of a page, asked for once more when the browser is idle: what is published may be newer than the document. Whatever fails,
 * those of the document stay.
 */
export function useCurrentBuilds(types: readonly ProductType[], given: readonly DatedBuild[]): CurrentBuilds {
  const load = async (signal: AbortSignal) => (await import('./ask-builds.ts')).askBuilds(types, signal);
  const { data, status, message, ask } = useRemote(types.join(' '), load, { initial: given });
  return {
    builds: data ?? given,
    failed: status !== 'ready',
    refusal: status === 'refused' ? message : undefined,
    ask,
  };
}
