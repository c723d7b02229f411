import products from 'virtual:comparison';
import { useState } from 'react';
import { comparisonCriteria, comparisonCriterionNames } from '../../../../../shared/content/comparison.ts';
import { StandaloneLink } from '../../../ui/actions/standalone-link/standalone-link.tsx';
import { CompareTable } from '../../../ui/data/compare-table/compare-table.tsx';
import { Choice } from '../../../ui/form/choice/choice.tsx';
import styles from './product-compare.module.css';

const options = products.map(({ id, title }) => ({ value: id, label: title }));

/** The products of those ids; one only where both are the same. */
function chosen(...ids: readonly number[]) {
  return [...new Set(ids)].flatMap((id) => products.filter((product) => product.id === id));
}

/** Who stands beside a product at first: the next in the list. */
function neighbour(id: number): number {
  const place = products.findIndex((product) => product.id === id);
  return (products[place + 1] ?? products[place - 1])?.id ?? id;
}

/** Any two products side by side; at first a product and its neighbour in the list. */
export function ProductCompare({ product }: { readonly product: number }) {
  const [first, setFirst] = useState(product);
  const [second, setSecond] = useState(neighbour(product));
  const compared = chosen(first, second);
  return (
    <div className={styles.compare}>
      <div className={styles.choices}>
        <Choice label="Compare" value={first} options={options} onChoose={setFirst} />
        <Choice label="with" value={second} options={options} onChoose={setSecond} />
      </div>
      <CompareTable
        label="Two products compared"
        columns={compared.map(({ title }) => title)}
        rows={comparisonCriterionNames.map((name) => ({
          term: comparisonCriteria[name],
          values: compared.map(({ values }) => values[name]),
        }))}
      />
      <ul className={styles.pages}>
        {compared.map(({ id, title, path }) => (
          <li key={id}>
            <StandaloneLink to={path}>{title}</StandaloneLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
