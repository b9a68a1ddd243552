import type { LanguageCode } from '../../contract/languages.ts';
import { remembered } from './remembered.ts';

const common = (word: string) =>
  word
    .toLowerCase()
    .replace(/[\s\-'"()[\].,;:!?*_]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

/** French words in which the circumflex tells two words apart. */
const circumflexed = /^(?:dû|mûr|mûrs|sûr|sûre|sûrs|sûres|crû|jeûne|jeûnes)$/;

/*
 * Only spellings of one word become equal. Accents and umlauts tell words apart ("fordern", "fördern";
 * "ou", "où"; "e", "è"), so they stay but where an older or capital spelling leaves them out.
 */
const folds: Record<LanguageCode, (word: string) => string> = {
  DE: remembered((word) =>
    common(word)
      .replaceAll('ä', 'ae')
      .replaceAll('ö', 'oe')
      .replaceAll('ü', 'ue')
      .replaceAll('selbststaendig', 'selbstaendig')
      .replaceAll('aufwaendig', 'aufwendig'),
  ),
  FR: remembered((word) => {
    const plain = common(word).replace(/^é/, 'e');
    return circumflexed.test(plain)
      ? plain
      : plain
          .replaceAll('î', 'i')
          .replaceAll('û', 'u')
          .replace(/(?<=.)è(?=.)/g, 'é');
  }),
  IT: remembered((word) => {
    const plain = common(word);
    return plain.length > 2 ? plain.replace(/(?<=.)è/g, 'é') : plain;
  }),
  EN: remembered((word) => common(word).replace(/(?<=\p{L}{3})iz(?=e|ing|ation)/gu, 'is')),
};

/** A word without what is only its spelling: case, hyphens, punctuation, ß, older accents. */
export const foldOf = (word: string, language: LanguageCode): string => folds[language](word);
