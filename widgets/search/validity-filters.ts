import type { Validity } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import type { TextKey } from '#core/i18n/texts.ts';

/** The names of the validities among the filters. */
export const validityFilters: Record<Validity, TextKey<typeof searchTexts>> = {
  current: 'search.validityCurrent',
  past: 'search.validityPast',
  future: 'search.validityFuture',
  published: 'search.validityPublished',
  repealed: 'search.validityRepealed',
  unknown: 'search.validityUnknown',
};

const usual: readonly Validity[] = ['current'];

/** The validities that are searched: the chosen ones, otherwise law in force. */
export const searchedValidities = (chosen: readonly Validity[]): readonly Validity[] =>
  chosen.length > 0 ? chosen : usual;

/** Whether a choice is the default. */
export const areUsual = (chosen: readonly Validity[]): boolean =>
  chosen.length === 0 || (chosen.length === usual.length && chosen.every((each) => usual.includes(each)));
