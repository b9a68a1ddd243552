import type { FacetName } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import type { TextKey } from '#core/i18n/texts.ts';
import type { TextOf } from '../app-context.tsx';

export const facetTexts: Record<FacetName, TextKey<typeof searchTexts>> = {
  regulations: 'search.facetRegulations',
  topics: 'search.facetTopics',
  comments: 'search.facetComments',
  regestaComments: 'search.facetRegestaComments',
  changes: 'search.facetChanges',
  changeFiles: 'search.facetChangeFiles',
};

export const facetText = (text: TextOf<typeof searchTexts>, facet: FacetName): string =>
  text(facetTexts[facet]);
