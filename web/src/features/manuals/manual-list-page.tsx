import { useLocation } from 'wouter';
import { directoryNameLength, manualPages } from '../../../../shared/manual-lists.ts';
import { href } from '../../lib/addresses/href.ts';
import type { PageProps } from '../../lib/pages/page-module.ts';
import { Link } from '../../ui/actions/link/link.tsx';
import { StandaloneLink } from '../../ui/actions/standalone-link/standalone-link.tsx';
import { Pagination } from '../../ui/data/pagination/pagination.tsx';
import { SearchField } from '../../ui/data/search-field/search-field.tsx';
import { FoldedTree } from '../../ui/data/tree/folded-tree.tsx';
import type { TreeNode } from '../../ui/data/tree/tree.tsx';
import { Empty } from '../../ui/feedback/empty/empty.tsx';
import { LatePart } from '../../ui/feedback/late-part.tsx';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import { Split } from '../../ui/layout/split/split.tsx';
import type { DirectoryNode, ManualListData } from './load-manual-list.ts';
import { ManualEntry } from './manual-entry.tsx';
import styles from './manual-list-page.module.css';

const loadResults = async () => (await import('./manual-results.tsx')).ManualResults;

/** The library of manuals (product-rules.md#manuals): directories, and beside them what the chosen one holds. */
export default function ManualListPage({ data }: PageProps<ManualListData>) {
  const { directories, directory, manuals, count, page, name } = data;
  const [, navigate] = useLocation();
  const searched = name === '' ? {} : { name };
  const treeNode = ({ id, name: label, child }: DirectoryNode): TreeNode => ({
    key: id,
    label,
    to: href.manuals(id, searched),
    children: child.map(treeNode),
  });

  return (
    <>
      <PageHead title="Manuals" size="compact">
        <p>{directory?.describe ?? 'Each manual is a page with links to every section, and a PDF.'}</p>
      </PageHead>
      <Section space="none">
        <Split share="one-to-two" from="desktop" align="start" className={styles.layout}>
          <div className={styles.side}>
            <div data-needs-script="">
              <SearchField
                label="Search the manuals"
                longest={directoryNameLength}
                onSearch={(words) => {
                  if (words !== name) navigate(href.manuals(undefined, words === '' ? {} : { name: words }));
                }}
              />
            </div>
            {name !== '' && (
              <p className={styles.searched}>
                <span>
                  {directories.length === 0 ? `No directory is called “${name}”. ` : `Directories called “${name}”. `}
                </span>
                <Link to={href.manuals()}>Show all</Link>
              </p>
            )}
            {directories.length > 0 && (
              <FoldedTree
                summary={directory?.name ?? 'Directories'}
                label="Directories"
                nodes={directories.map(treeNode)}
                current={directory?.id ?? null}
              />
            )}
            <StandaloneLink to={href.faq()} tone="accent">
              FAQ: questions and answers
            </StandaloneLink>
          </div>
          <div className={styles.pane}>
            {directory && (
              <>
                <h2 className={styles.directory}>{directory.name}</h2>
                {count === 0 ? (
                  <Empty>No Data</Empty>
                ) : (
                  <ol className={styles.list}>
                    {manuals.map((manual, place) => (
                      <li key={manual.name}>
                        <ManualEntry manual={manual} first={place === 0} />
                      </li>
                    ))}
                  </ol>
                )}
                <div data-needs-script="">
                  <Pagination
                    label="Pages of manuals"
                    page={page}
                    count={count}
                    perPage={manualPages.size}
                    onTurn={(number) => navigate(href.manuals(directory.id, { ...searched, page: String(number) }))}
                  />
                </div>
              </>
            )}
            {name !== '' && (
              <LatePart
                load={loadResults}
                given={{ words: name, alone: !directory }}
                coming="The search is on its way …"
                failure="The search could not be loaded."
              />
            )}
          </div>
        </Split>
      </Section>
    </>
  );
}
