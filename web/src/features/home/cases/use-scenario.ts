import { useEffect, useState } from 'react';
import type { CaseTabType } from '../../../../../shared/case-type.ts';
import type { CaseTeaser } from '../../../shared-features/cases/case-teaser.ts';

type Known = Partial<Record<CaseTabType, readonly CaseTeaser[] | 'failed'>>;

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
  const [known, setKnown] = useState<Known>({});
  const cases = chosen === null ? all : known[chosen];

  useEffect(() => {
    if (chosen === null || cases !== undefined) return;
    let left = false;
    const note = (answer: readonly CaseTeaser[] | 'failed') => {
      if (!left) setKnown((before) => ({ ...before, [chosen]: answer }));
    };
    import('./ask-scenario.ts').then(({ askScenario }) => askScenario(chosen)).then(note, () => note('failed'));
    return () => {
      left = true;
    };
  }, [chosen, cases]);

  const retry = () => setKnown((before) => (chosen === null ? before : { ...before, [chosen]: undefined }));
  return { chosen, choose, cases, retry };
}
