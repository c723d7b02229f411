import { accountLengths } from '../../../../../shared/account-lengths.ts';
import { href } from '../../../lib/addresses/href.ts';
import { Pagination } from '../../../ui/data/pagination/pagination.tsx';
import { SearchField } from '../../../ui/data/search-field/search-field.tsx';
import { LivePart } from '../../../ui/feedback/live-part/live-part.tsx';
import styles from './holder-list.module.css';
import { useHolders } from './use-holders.ts';

/** What a search has found; one that finds nothing names what was searched (product-rules.md#certification-centre). */
function foundWords(count: number, name: string): string {
  if (count === 0) return `No holder of a valid certificate has “${name}” in their name.`;
  return `${count} ${count === 1 ? 'holder has' : 'holders have'} “${name}” in their name.`;
}

/** The rank list: who holds a valid certificate. */
export function HolderList() {
  const { remote, turn, search } = useHolders();
  return (
    <LivePart
      what="the list of holders"
      remote={remote}
      lines={15}
      empty={{
        is: ({ count, name }) => count === 0 && name === '',
        words: 'Nobody holds a valid certificate yet. The first exam is as near as the form.',
      }}
    >
      {({ list, count, page, perPage, name }) => (
        <div className={styles.holders}>
          <div className={styles.search}>
            <SearchField label="Search by name" longest={accountLengths.name} onSearch={search} />
            <p role="status" className={count === 0 ? styles.nobody : styles.found}>
              {name !== '' && foundWords(count, name)}
            </p>
          </div>
          {list.length > 0 && (
            <ul className={styles.list} aria-label="Holders of valid certificates">
              {list.map((holder) => (
                <li key={holder.cert_num}>
                  <span className={styles.name}>{holder.name}</span>
                  <span className={styles.company}>{holder.company}</span>
                  <a
                    href={href.certificate(holder.cert_num)}
                    aria-label={`Certificate ${holder.cert_num} of ${holder.name}`}
                  >
                    {holder.cert_num}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <Pagination label="Pages of holders" page={page} count={count} perPage={perPage} onTurn={turn} />
        </div>
      )}
    </LivePart>
  );
}
