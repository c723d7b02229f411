import { reportSearch } from '../../shared/contract/enquiries.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { needs } from './needs.ts';
import { searchReporter } from './search-report.ts';

export default endpoint(reportSearch, needs.reportSearch, searchReporter);
