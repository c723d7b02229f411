import { fromNetwork } from '../../lib/loading/load-failure.ts';

/** Loads the calls of the page, which come later than the page. */
export const certificationCalls = () => fromNetwork(import('./certification-calls.ts'));
