import { useRef } from 'react';
import { useLocation } from 'wouter';
import { advancedSearchTopic } from '#core/contract/main/topic-names.ts';
import { searchTexts } from '#core/i18n/search.ts';
import type { Destination } from '#core/search/search-types.ts';
import { useApp, useText } from '#widgets/app-context.tsx';
import { SearchBox } from '#widgets/search/SearchBox.tsx';
import { destinationAddress } from '../destination-address.ts';
import { routes } from '../routes.ts';
import { placeholder } from './search.css.ts';
import { useReadPlace } from './use-document-language.ts';
import { useLoadedSearch } from './use-loaded-search.ts';
import { useSearchContext } from './use-search-context.ts';
import { searchKey, useSearchKey } from './use-search-key.ts';

/** The search box of the top bar. The core says where a search leads; this navigates there. */
export function BarSearch() {
  const { $documentLanguage } = useApp();
  const hasTexts = useText(searchTexts) !== undefined;
  const search = useLoadedSearch();
  const place = useReadPlace();
  const context = useSearchContext();
  const [, navigate] = useLocation();
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(field);
  if (!search || !hasTexts) return <div className={placeholder} />;

  const go = (destination: Destination, isTyping = false) => {
    // The focus moves to the content, where the user goes on reading.
    if (!isTyping) document.getElementById('content')?.focus({ preventScroll: true });
    const address = destinationAddress(destination, place, $documentLanguage.get());
    if (address !== undefined) navigate(address);
  };
  return (
    <SearchBox
      search={search}
      searching={search.shared}
      context={context}
      onGo={go}
      advanced={{ href: advanced, onFollow: () => navigate(advanced) }}
      field={field}
      shortcut={searchKey}
      sheetOnPhone
    />
  );
}

const advanced = routes.topic.address(advancedSearchTopic);
