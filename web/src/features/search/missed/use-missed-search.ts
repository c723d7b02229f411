import { useEffect, useState } from 'react';
import { missedSearches } from './missed-searches.ts';

/**
 * Has searches that found nothing counted (product-rules.md#search), the last at the end of the dialog.
 * @param words what nothing was found for anywhere; '' as long as that is not known, or something else is being typed
 * @returns what counts them at once
 */
export function useMissedSearch(words: string): () => void {
  const [[stand, leave]] = useState(missedSearches);
  useEffect(() => stand(words), [stand, words]);
  useEffect(() => leave, [leave]);
  return leave;
}
