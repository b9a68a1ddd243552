import { useMemo } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { SearchContext } from '#core/search/search-types.ts';
import { parseSearchAddress } from '../search-address.ts';
import { useDocumentLanguage, useReadPlace } from './use-document-language.ts';

/** What a search from here means: languages and day of the results on screen, else the language documents are read in. */
export function useSearchContext(): SearchContext {
  const language = useDocumentLanguage();
  const { regTextId, versionDate } = useReadPlace() ?? {};
  const address = useLocationProperty(() => window.location.href);
  return useMemo(() => {
    const asked = parseSearchAddress(address, language);
    return {
      searchLanguage: asked?.searchLanguage ?? language,
      displayLanguage: asked?.displayLanguage ?? language,
      ...(asked?.versionDate === undefined ? {} : { versionDate: asked.versionDate }),
      ...(regTextId === undefined ? {} : { reading: { regTextId, versionDate } }),
    };
  }, [address, language, regTextId, versionDate]);
}
