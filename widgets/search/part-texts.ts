import type { DocumentPart } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import type { TextKey } from '#core/i18n/texts.ts';

/** The words for the parts of a regulation to which a search can be narrowed. */
export const partTexts: Readonly<Record<DocumentPart, TextKey<typeof searchTexts>>> = {
  article: 'search.partArticle',
  annex: 'search.partAnnex',
  final: 'search.partFinal',
};
