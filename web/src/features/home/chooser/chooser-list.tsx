import { href } from '../../../lib/addresses/href.ts';
import { Link } from '../../../ui/actions/link/link.tsx';
import { type Candidate, candidates } from '../products/product-choice-words.ts';
import styles from './chooser-list.module.css';

const order = Object.keys(candidates).filter((name): name is Candidate => name in candidates);

/** The products that are still possible, each with what it is chosen for. */
export function ChooserList({ possible }: { readonly possible: ReadonlySet<Candidate> }) {
  return (
    <>
      <p className={styles.intro}>Choose</p>
      <ul className={styles.list}>
        {order
          .filter((product) => possible.has(product))
          .map((product) => {
            const place = candidates[product];
            return (
              <li key={product}>
                <Link to={href.to(place.route)}>{place.name}</Link>
                <p>{`if ${place.chosenIf}`}</p>
              </li>
            );
          })}
      </ul>
    </>
  );
}
