import { type CaseTabType, caseTabTypes, caseTypes } from '../../../../../shared/case-type.ts';
import { CaseCard } from '../../../shared-features/cases/case-card.tsx';
import type { CaseTeaser } from '../../../shared-features/cases/case-teaser.ts';
import { TextButton } from '../../../ui/actions/text-button/text-button.tsx';
import { Empty } from '../../../ui/feedback/empty/empty.tsx';
import { media } from '../../../ui/style/breakpoints.ts';
import styles from './case-choice.module.css';
import { useScenario } from './use-scenario.ts';

const tabs: readonly { readonly type: CaseTabType | null; readonly label: string }[] = [
  { type: null, label: 'All' },
  ...caseTabTypes.map((type) => ({ type, label: caseTypes[type] })),
];

/** Up to four cases of all scenarios or of one, each opening its page. */
export function CaseChoice({ cases: all }: { readonly cases: readonly CaseTeaser[] }) {
  const { chosen, choose, cases, retry } = useScenario(all);
  return (
    <>
      <fieldset className={styles.tabs} data-needs-script="">
        <legend className={styles.legend}>Scenarios</legend>
        {tabs.map(({ type, label }) => (
          <button key={label} type="button" aria-pressed={type === chosen} onClick={() => choose(type)}>
            {label}
          </button>
        ))}
      </fieldset>
      <div aria-live="polite" aria-busy={cases === undefined}>
        {cases === undefined && <p>Fetching the cases …</p>}
        {cases === 'failed' && (
          <p>
            The cases could not be loaded. <TextButton onClick={retry}>Try again</TextButton>
          </p>
        )}
        {Array.isArray(cases) && <CaseRow cases={cases} />}
      </div>
    </>
  );
}

function CaseRow({ cases }: { readonly cases: readonly CaseTeaser[] }) {
  if (cases.length === 0) return <Empty>There is no case of this kind yet.</Empty>;
  return (
    <ul className={styles.row}>
      {cases.map((teaser, place) => (
        // The first may stand a second time (product-rules.md#home).
        <li key={cases.findIndex(({ id }) => id === teaser.id) === place ? teaser.id : 'repeated'}>
          <CaseCard
            teaser={teaser}
            sizes={`${media['from-wide']} max(39rem, 38vw), ${media['from-tablet']} 46vw, 76vw`}
          />
        </li>
      ))}
    </ul>
  );
}
