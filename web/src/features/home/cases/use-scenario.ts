import { useState } from 'react';
import type { CaseTabType } from '../../../../../shared/case-type.ts';
import { useRemote } from '../../../lib/remote/use-remote.ts';
import type { CaseTeaser } from '../../../shared-features/cases/case-teaser.ts';

interface Scenario {
  /** Null for all scenarios. */
  readonly chosen: CaseTabType | null;
  readonly choose: (type: CaseTabType | null) => void;
  /** Undefined while they come. */
  readonly cases: readonly CaseTeaser[] | 'failed' | undefined;
  readonly retry: () => void;
}

/**
 * The scenario whose cases are shown. Each is asked for once, when its tab is first chosen.
 * @param all what is shown of all scenarios
 */
export function useScenario(all: readonly CaseTeaser[]): Scenario {
  const [chosen, choose] = useState<CaseTabType | null>(null);
  const load = async (signal: AbortSignal) => {
    const { askScenario } = await import('./ask-scenario.ts');
    return chosen === null ? all : askScenario(chosen, signal);
  };
  const { data, isAsking, status, ask } = useRemote(chosen === null ? null : String(chosen), load, { once: true });
  const cases = isAsking || status === 'loading' ? undefined : (data ?? 'failed');
  return { chosen, choose, cases: chosen === null ? all : cases, retry: ask };
}
