import type { ReactNode } from 'react';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { SearchHit } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import type { TextKey } from '#core/i18n/texts.ts';
import type { SearchRequest } from '#core/search/search-request.ts';
import type { BoxSearch } from '#core/search/search-types.ts';
import type { PageKeys } from '../ui/page-keys.ts';

/** The destination of a hit, of one of its passages, or of a suggestion. */
export type HitPlace = {
  regTextId: string;
  article?: string | undefined;
  path?: string | undefined;
  versionDate?: string | undefined;
  language: LanguageCode;
};

/** How links lead to places: by an address, and by `onOpen` if the page around opens places itself. */
export type PlaceHome = {
  href: (place: HitPlace) => string;
  onOpen?: ((place: HitPlace) => void) | undefined;
};

/** A page of the application around the results, by the name of its link. */
export type OtherWay = { name: TextKey<typeof searchTexts>; href: string; onFollow: () => void };

export type SearchResultsProps = {
  searching: BoxSearch;
  request: SearchRequest;
  /**
   * Requests another view of the search: order, page, filter or term. The page around keeps it in its
   * address.
   */
  onAsk: (request: SearchRequest) => void;
  /** Address of a place, for links that can be copied or opened in a new window. */
  href: (place: HitPlace) => string;
  /** Opens the place of a hit, or of none, in the page around; if absent, the browser follows the links. */
  onOpen?: ((place: HitPlace, hit: SearchHit | undefined) => void) | undefined;
  /** Opens another page of the application around, such as that of a change; without it such hits are no links. */
  onAddress?: ((address: string) => void) | undefined;
  /** Key of the hit from which the user returns to these results. */
  opened?: string | undefined;
  /** Draws the whole article of a hit, by another feature; without it there is no preview. */
  preview?: ((hit: SearchHit) => ReactNode) | undefined;
  /** What another feature does with the search, at the end of the line above the hits. */
  tools?: ReactNode;
  /** Displayed above the hits, by another feature. */
  note?: ReactNode;
  /** Pages that are offered where nothing was found. */
  otherWays?: readonly OtherWay[] | undefined;
  /** Keys of the page around the results; the help lists them. */
  pageKeys?: PageKeys | undefined;
  /** In a small place of a host page: short lines, and the opened hit is marked. */
  compact?: boolean | undefined;
  /** Languages that can be searched; those of the interface if absent. */
  languages?: readonly LanguageCode[] | undefined;
};
