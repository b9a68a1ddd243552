import type { Validity } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import type { TextKey } from '#core/i18n/texts.ts';

/** What is said of a text that is not in force. */
export const validityTexts: Record<Exclude<Validity, 'current'>, TextKey<typeof searchTexts>> = {
  past: 'search.past',
  future: 'search.future',
  published: 'search.published',
  repealed: 'search.repealedAct',
  unknown: 'search.unknown',
};
