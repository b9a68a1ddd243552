import type { ReactNode } from 'react';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { SearchHit } from '#core/contract/main/search.ts';
import type { SearchRequest } from '#core/search/search-request.ts';
import type { BoxSearch } from '#core/search/search-types.ts';

/** Where a hit, one of its passages or a suggestion leads. */
export type HitPlace = {
  regTextId: string;
  article?: string | undefined;
  path?: string | undefined;
  versionDate?: string | undefined;
  language: LanguageCode;
};

/** How links to places lead somewhere: by their address, and inside the home where it opens places itself. */
export type PlaceHome = {
  href: (place: HitPlace) => string;
  onOpen?: ((place: HitPlace) => void) | undefined;
};

export type SearchResultsProps = {
  searching: BoxSearch;
  request: SearchRequest;
  /** Another view of the search: order, page, filter, another term. The home keeps it in its address. */
  onAsk: (request: SearchRequest) => void;
  /** Address of a place, for links that can be copied or opened in a new window. */
  href: (place: HitPlace) => string;
  /** Opens the place of a hit in the home; without it links are followed by the browser. */
  onOpen?: ((place: HitPlace, hit: SearchHit) => void) | undefined;
  /** Key of the hit from which somebody comes back to these results. */
  opened?: string | undefined;
  /** The whole article of a hit, drawn by a part of another feature; without it there is no preview. */
  preview?: ((hit: SearchHit) => ReactNode) | undefined;
  /** Key of the page that leads to its search box; the help names it. */
  searchKey?: string | undefined;
  /** In a small place of somebody else's page: short lines, and the hit that was opened is marked. */
  compact?: boolean | undefined;
  /** Level of the title among the headings of the page around; 2 without it. */
  heading?: 1 | 2 | undefined;
  /** Languages that can be searched; those of the interface if absent. */
  languages?: readonly LanguageCode[] | undefined;
};
