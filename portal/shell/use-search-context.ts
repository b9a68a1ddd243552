import { useMemo } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { isDay } from '#core/lib/day.ts';
import type { SearchContext } from '#core/search/search-types.ts';
import { parseSearchAddress } from '../search-address.ts';
import { useDocumentLanguage, useReadPlace } from './use-document-language.ts';

/**
 * The context of a search: languages and day of the displayed results, otherwise those in which the user
 * reads.
 */
export function useSearchContext(): SearchContext {
  const language = useDocumentLanguage();
  const { regTextId, versionDate: named } = useReadPlace() ?? {};
  const versionDate = named && isDay(named) ? named : undefined;
  const address = useLocationProperty(() => window.location.href);
  return useMemo(() => {
    const request = parseSearchAddress(address, language);
    return {
      searchLanguage: request?.searchLanguage ?? language,
      displayLanguage: request?.displayLanguage ?? language,
      languageChosen: request?.languageChosen,
      versionDate: request?.versionDate ?? versionDate,
      ...(regTextId === undefined ? {} : { reading: { regTextId, versionDate } }),
    };
  }, [address, language, regTextId, versionDate]);
}
