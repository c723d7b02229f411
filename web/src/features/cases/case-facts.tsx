import type { CaseDetail } from '../../../../shared/contract/case-schemas.ts';
import { Link } from '../../ui/actions/link/link.tsx';
import { DefinitionList } from '../../ui/data/definition-list/definition-list.tsx';
import styles from './case-facts.module.css';

/** What the place is, the outputs that feed it, and our products in it; nothing where there is none of it. */
export function CaseFacts({ site, outputs, equipment }: Pick<CaseDetail, 'site' | 'outputs' | 'equipment'>) {
  if (site.length + outputs.length + equipment.length === 0) return null;
  return (
    <aside className={styles.facts} aria-label="Facts">
      <h2>The place</h2>
      <DefinitionList terms={site} />
      <h2>Outputs used</h2>
      <DefinitionList terms={outputs} />
      <h2>Equipment used</h2>
      <DefinitionList
        terms={equipment.map(({ term, description, url }) => ({
          term,
          description,
          link: <Link to={url}>{term}</Link>,
        }))}
      />
    </aside>
  );
}
