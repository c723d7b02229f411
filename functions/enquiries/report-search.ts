import { searchMissed } from '../../events/search-missed/event.ts';
import { reportSearch } from '../../shared/contract/enquiries.ts';
import { endpoint, limiting, publishing } from '../platform/index.ts';
import { searchReporter } from './search-report.ts';

export default endpoint(
  reportSearch,
  { uses: { limits: limiting(), publish: publishing(searchMissed) } },
  searchReporter,
);
