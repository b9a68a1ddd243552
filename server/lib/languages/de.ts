import { stemmer } from '@orama/stemmers/german';
import { deu } from 'stopword';
import type { Language } from './language.ts';

// Endings of nouns stay, so that Förderung is not Forderung and Sicherheit is not sich.
const germanNoun = /^(.{3,}(?:ung|heit|keit|schaft))(?:en|s)?$/;

function germanStem(word: string): string {
  const noun = germanNoun.exec(word)?.[1];
  if (noun !== undefined) return noun;
  const person = word
    .replace(/(?<=..er)in(?:nen)?$/, '')
    .replace(/innen$/, 'in')
    .replace(/(?<=el)n$/, '');
  return stemmer(withoutUmlauts(person));
}

/** Gives Vertrag and Vertraege the same stem. The "ue" in "neue", "Bauer" and "Quelle" is no umlaut. */
export function withoutUmlauts(word: string): string {
  return word.replaceAll(/([ao])e|(?<![aeq])ue/g, (_, vowel?: string) => vowel ?? 'u');
}

export const german: Language = {
  codes: 'deu ger',
  stemmer: germanStem,
  irregular: {
    boni: 'bonus',
    risiken: 'risiko',
    risikos: 'risiko',
    handeln: 'handeln',
    konten: 'konto',
    kontos: 'konto',
  },
  stopWords: deu,
  moreStopWords: `bezüglich betreffend bzw dürfe falls hierzu inwiefern inwieweit je gemäss gemäß gilt gelten hinsichtlich ob
    sofern wieviel wieviele wobei wodurch wofür womit wonach worauf woraus worin worüber wovon wozu sowohl
    dürfte könne müsse müsste müssten solle wolle werde würden mittels innert sobald solange`,
  notStopWords: `achten ag bekannt beispiel dank dasein eigen eigene eigenen eigener eigenes ende ernst gott jahr jahre
    jahren leicht leide mahn mann mensch menschen mittel morgen neue neuen offen ordnung recht rechte rechten
    rechter rechtes richtig sache satt schlecht schluss startseite steht suche tag tage tagen tat teil tel tritt
    uhr wahr wissen zeit acht achte achter achtes drei dritte dritten dritter drittes elf erste ersten erster
    erstes fünf fünfte fünften fünfter fünftes neun neunte neunten neunter neuntes sechs sechste sechsten
    sechster sechstes sieben siebente siebenten siebenter siebentes vier vierte vierten vierter viertes zehn
    zehnte zehnten zehnter zehntes zwanzig zwei zweite zweiten zweiter zweites zwölf gleich früher später kurz
    lang lange hoch gross grosse grossen grosser grosses groß große großen großer großes klein kleine kleinen
    kleiner kleines jedermann jedermanns weg allein einander`,
  joining: 'der die das des dem den ein eine eines einer einem einen und oder von vom',
  questionFrame: `lange kurz hoch oft viel wenig mindestens höchstens maximal schnell spätestens frühestens Fall bedeuten
    heissen brauchen benötigen nötig tun machen lassen geben gehören innerhalb Art Weise
    passieren passiert bekommen bekomme bekommt kriegen kriegt wollen möchten wissen gehen kommen sehen finden nehmen bleiben sagen Leute
    Sache Ding jemand eigentlich wirklich`,
};
