import type { LanguageCode } from '../contract/languages.ts';
import type { LegalStatus, OfficialSource } from '../contract/main/text-status.ts';
import { formatDate } from '../lib/dates.ts';
import { type ByLanguage, inLanguage } from '../lib/in-language.ts';
import { localeOf } from '../lib/locales.ts';

type LegalWords = {
  status: Record<LegalStatus, string>;
  source: Record<Exclude<OfficialSource, 'other'>, string>;
  from: (source: string) => string;
  made: (day: string) => string;
  collection: (day: string) => string;
};

/** The words about the legal status of a text, the same in the reader, on pages and in exports. */
const legalWords: ByLanguage<LegalWords> = {
  DE: {
    status: {
      consolidated: 'Konsolidierter amtlicher Text; massgebend ist die Amtliche Sammlung (AS)',
      binding: 'Amtlicher, massgebender Text',
      gazette: 'Amtlich veröffentlicht, nicht verbindlich',
      official: 'Amtlicher Text',
      translation: 'Übersetzung zur Information, ohne Rechtskraft',
      unofficial: 'Kein amtlicher Text, nicht verbindlich',
      sample: 'Frei erfundener Text ohne rechtliche Geltung',
      unknown: 'Rechtlicher Status nicht bekannt',
    },
    source: {
      classified: 'Systematische Rechtssammlung (SR), Fedlex',
      official: 'Amtliche Sammlung (AS), Fedlex',
      gazette: 'Bundesblatt (BBl), Fedlex',
    },
    from: (source) => `Quelle: ${source}`,
    made: (day) => `Wiedergabe von Regesta, ${day}`,
    collection: (day) => `Stand der Sammlung: ${day}`,
  },
  FR: {
    status: {
      consolidated: 'Texte officiel consolidé\u202f; le Recueil officiel (RO) fait foi',
      binding: 'Texte officiel faisant foi',
      gazette: 'Publié officiellement, non contraignant',
      official: 'Texte officiel',
      translation: 'Traduction à titre d’information, sans force juridique',
      unofficial: 'Texte non officiel, non contraignant',
      sample: 'Texte inventé, sans valeur juridique',
      unknown: 'Statut juridique inconnu',
    },
    source: {
      classified: 'Recueil systématique (RS), Fedlex',
      official: 'Recueil officiel (RO), Fedlex',
      gazette: 'Feuille fédérale (FF), Fedlex',
    },
    from: (source) => `Source\u202f: ${source}`,
    made: (day) => `Reproduit par Regesta, ${day}`,
    collection: (day) => `État de la collection\u202f: ${day}`,
  },
  IT: {
    status: {
      consolidated: 'Testo ufficiale consolidato; fa fede la Raccolta ufficiale (RU)',
      binding: 'Testo ufficiale che fa fede',
      gazette: 'Pubblicato ufficialmente, non vincolante',
      official: 'Testo ufficiale',
      translation: 'Traduzione a titolo informativo, senza valore giuridico',
      unofficial: 'Testo non ufficiale, non vincolante',
      sample: 'Testo inventato, senza valore giuridico',
      unknown: 'Stato giuridico sconosciuto',
    },
    source: {
      classified: 'Raccolta sistematica (RS), Fedlex',
      official: 'Raccolta ufficiale (RU), Fedlex',
      gazette: 'Foglio federale (FF), Fedlex',
    },
    from: (source) => `Fonte: ${source}`,
    made: (day) => `Riprodotto da Regesta, ${day}`,
    collection: (day) => `Stato della raccolta: ${day}`,
  },
  EN: {
    status: {
      consolidated: 'Consolidated official text; the Official Compilation (AS) is binding',
      binding: 'Official, binding text',
      gazette: 'Officially published, not binding',
      official: 'Official text',
      translation: 'Translation for information only, not binding',
      unofficial: 'Not an official text, not binding',
      sample: 'Invented text without legal force',
      unknown: 'Legal status not known',
    },
    source: {
      classified: 'Classified Compilation (SR), Fedlex',
      official: 'Official Compilation (AS), Fedlex',
      gazette: 'Federal Gazette (BBl), Fedlex',
    },
    from: (source) => `Source: ${source}`,
    made: (day) => `Reproduced by Regesta, ${day}`,
    collection: (day) => `Collection as of ${day}`,
  },
};

/** Whether a text is official and binding, in words. */
export const legalStatusText = (status: LegalStatus, language: LanguageCode): string =>
  inLanguage(legalWords, language).status[status];

/** The day up to which the collection is known, in words. */
export const collectionText = (day: string, language: LanguageCode): string =>
  inLanguage(legalWords, language).collection(longDate(day, language));

type Origin = {
  source: OfficialSource;
  /** Address of the official page. */
  sourcePage?: string | undefined;
  /** The day on which the page or file was made. */
  madeOn?: string | undefined;
};

/** Where a text comes from and who reproduces it, in words; pages and files bear the day on which they were made. */
export function originTexts({ source, sourcePage, madeOn }: Origin, language: LanguageCode): string[] {
  const words = inLanguage(legalWords, language);
  const named = [source === 'other' ? undefined : words.source[source], sourcePage]
    .filter(Boolean)
    .join(', ');
  return [
    ...(named === '' ? [] : [words.from(named)]),
    ...(madeOn === undefined ? [] : [words.made(longDate(madeOn, language))]),
  ];
}

const longDate = (day: string, language: LanguageCode) => formatDate(day, localeOf(language), 'long');
