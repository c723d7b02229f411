import { useState } from 'react';
import type { States } from '../../states.ts';
import { Pagination } from './pagination.tsx';

function Pages({ first, count }: { readonly first: number; readonly count: number }) {
  const [page, setPage] = useState(first);
  return <Pagination label={`Pages of ${count}`} page={page} count={count} perPage={5} onTurn={setPage} />;
}

export default {
  'The first of four': <Pages first={1} count={20} />,
  'In the middle of many': <Pages first={34} count={333} />,
  'The last of many': <Pages first={67} count={334} />,
  'With addresses': (
    <Pagination
      label="Pages with addresses"
      page={2}
      count={20}
      perPage={5}
      to={(page) => `/courselist?page=${page}`}
    />
  ),
} satisfies States;
