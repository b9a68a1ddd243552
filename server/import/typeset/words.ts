import type { LanguageCode } from '#core/contract/languages.ts';
import { type ByLanguage, inLanguage } from '#core/lib/in-language.ts';
import { localeOf } from '#core/lib/locales.ts';

type Words = {
  /** Printed in every running head of invented content, and above its title. */
  sample: string;
  sampleLong: string;
  image: string;
  marginNumber: string;
  asOf: (date: string) => string;
  locale: string;
  /** None where the language has a single way of writing. */
  region: string | null;
};

/** The words on a page that are not part of the law. */
const written: ByLanguage<Words> = {
  DE: {
    sample: 'Muster – frei erfunden',
    sampleLong: 'Muster – frei erfundener Text ohne rechtliche Geltung',
    image: 'Bild',
    marginNumber: 'Rz',
    asOf: (date) => `Stand am ${date}`,
    locale: 'de-CH',
    region: 'CH',
  },
  FR: {
    sample: 'Exemple – texte inventé',
    sampleLong: 'Exemple – texte inventé, sans valeur juridique',
    image: 'Image',
    marginNumber: 'Cm',
    asOf: (date) => `État le ${date}`,
    locale: 'fr-CH',
    region: 'CH',
  },
  IT: {
    sample: 'Esempio – testo inventato',
    sampleLong: 'Esempio – testo inventato, senza valore giuridico',
    image: 'Immagine',
    marginNumber: 'nota marg.',
    asOf: (date) => `Stato ${date}`,
    locale: 'it-CH',
    region: 'CH',
  },
  EN: {
    sample: 'Sample – invented',
    sampleLong: 'Sample – invented text without legal force',
    image: 'Image',
    marginNumber: 'margin no.',
    asOf: (date) => `Status as of ${date}`,
    locale: 'en-GB',
    region: 'GB',
  },
};

/** The words beside a text: English ones where nobody has written others, with dates and hyphenation of the language. */
export function pageWords(language: LanguageCode): Words {
  const words = inLanguage(written, language);
  return written[language] === undefined ? { ...words, locale: localeOf(language), region: null } : words;
}
