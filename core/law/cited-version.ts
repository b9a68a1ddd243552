import type { LanguageCode } from '../contract/languages.ts';
import type { VersionStatus } from '../contract/main/text-status.ts';
import { formatDate } from '../lib/dates.ts';
import { type ByLanguage, inLanguage } from '../lib/in-language.ts';
import { localeOf } from '../lib/locales.ts';

type Words = Record<Exclude<VersionStatus, 'inForce'>, (date: string) => string>;

/** What stands behind a citation, in the language of the text. */
const words: ByLanguage<Words> = {
  DE: {
    past: (date) => `Fassung vom ${date}`,
    future: (date) => `Fassung vom ${date}, noch nicht in Kraft`,
    published: (date) => `veröffentlicht am ${date}, nicht in Kraft`,
    repealed: (date) => `Fassung vom ${date}, aufgehoben`,
    unknown: (date) => `veröffentlicht am ${date}, Inkrafttreten unbekannt`,
  },
  FR: {
    past: (date) => `version du ${date}`,
    future: (date) => `version du ${date}, pas encore en vigueur`,
    published: (date) => `publication du ${date}, pas en vigueur`,
    repealed: (date) => `version du ${date}, abrogée`,
    unknown: (date) => `publication du ${date}, entrée en vigueur inconnue`,
  },
  IT: {
    past: (date) => `versione del ${date}`,
    future: (date) => `versione del ${date}, non ancora in vigore`,
    published: (date) => `pubblicazione del ${date}, non in vigore`,
    repealed: (date) => `versione del ${date}, abrogata`,
    unknown: (date) => `pubblicazione del ${date}, entrata in vigore sconosciuta`,
  },
  EN: {
    past: (date) => `version of ${date}`,
    future: (date) => `version of ${date}, not yet in force`,
    published: (date) => `published on ${date}, not in force`,
    repealed: (date) => `version of ${date}, repealed`,
    unknown: (date) => `published on ${date}, entry into force unknown`,
  },
};

export type CitedVersion = {
  versionDate: string;
  status: VersionStatus;
  language: LanguageCode;
  /** Whether the text is older than the version in force, so that its words may not be those of today's law. */
  isBehind: boolean;
};

/** A citation with the version that it is of: "Art. 6 DSG (Fassung vom 1. Januar 2021)"; as it is for today's law. */
export function citeVersion(
  citation: string,
  { versionDate, status, language, isBehind }: CitedVersion,
): string {
  if (status === 'inForce' && !isBehind) return citation;
  const date = formatDate(versionDate, localeOf(language), 'long').replaceAll(' ', '\u00a0');
  // The version of the text itself is over, whatever the act is.
  const own = status === 'inForce' || (isBehind && status !== 'repealed') ? 'past' : status;
  return `${citation} (${inLanguage(words, language)[own](date)})`;
}
