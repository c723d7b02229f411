import { searchMissed } from '../../events/search-missed/event.ts';
import { reportSearch } from '../../shared/contract/enquiries.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { limiting } from '../platform/calls/limits/limiting.ts';
import { publishing } from '../platform/events/publishing.ts';
import { searchReporter } from './search-report.ts';

export default endpoint(
  reportSearch,
  { uses: { limits: limiting(), publish: publishing(searchMissed) } },
  searchReporter,
);
