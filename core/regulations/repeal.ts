import type { LanguageCode } from '../contract/languages.ts';
import type { Unit } from '../contract/main/regulation-text.ts';
import { formatDate } from '../lib/dates.ts';
import { type ByLanguage, inLanguage } from '../lib/in-language.ts';
import { localeOf } from '../lib/locales.ts';

const words: ByLanguage<{ repealed: string; since: string }> = {
  DE: { repealed: 'Aufgehoben', since: 'mit Wirkung seit' },
  FR: { repealed: 'Abrogé', since: 'avec effet au' },
  IT: { repealed: 'Abrogato', since: 'con effetto dal' },
  EN: { repealed: 'Repealed', since: 'with effect from' },
};

/** The text displayed in place of a repealed article, in the language of the document. */
export function repealNote({ repealedOn }: Pick<Unit, 'repealedOn'>, language: LanguageCode): string {
  const { repealed, since } = inLanguage(words, language);
  return repealedOn ? `${repealed} ${since} ${formatDate(repealedOn, localeOf(language), 'long')}` : repealed;
}
