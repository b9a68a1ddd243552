import { deu, eng, fra, ita } from 'stopword';
import type { LanguageCode } from '#core/contract/languages.ts';
import { foldWord } from './fold.ts';

const listed: Readonly<Record<LanguageCode, readonly string[]>> = { DE: deu, FR: fra, IT: ita, EN: eng };

/** Question words and others that the lists lack. */
const added: Readonly<Record<LanguageCode, string>> = {
  DE: `bezüglich betreffend bzw dürfe falls hierzu inwiefern inwieweit je gemäss gemäß gilt gelten hinsichtlich ob
    sofern wieviel wieviele wobei wodurch wofür womit wonach worauf woraus worin worüber wovon wozu sowohl
    dürfte könne müsse müsste müssten solle wolle werde würden mittels innert sobald solange`,
  FR: `afin ainsi alors après avant aucun aucune auquel auxquels auxquelles autre autres car chaque chez combien
    comment cependant celui celle ceux celles ci comme contre depuis dès doit doivent dont donc duquel desquels
    desquelles entre envers faut jusqu lequel laquelle lesquels lesquelles lors lorsque ni non notamment or outre
    parce pendant peut peuvent plus plusieurs pourquoi puis puisque quand quant quelqu quoi sauf selon si sinon
    sous tant tel telle telles tels tous tout toute toutes vers est-ce afin devoir pouvoir dois puis-je elles
    pouvons pouvez devons devez`,
  IT: `affinché allora alcun alcuna alcune alcuni anziché avere bisogna ciascun ciascuna ciascuno ciò cosa dopo
    dunque deve devono durante d entro essa esse essere essi esso fino fra ha giacché invece mediante mentre
    nonché nonostante ogni oltre oppure ossia ovvero perciò però poi poiché può possono possa possano prima
    presso purché qual quali qualora quando quindi secondo sebbene senza sia siccome solo sotto sopra tal tale
    tali talvolta tuttavia verso tra od s v n m t qualsiasi nessun nessuna nessuno devo posso fare
    dobbiamo possiamo`,
  EN: `above across against along although among any are aren be being below beneath beside besides can cannot
    does doing don down during either else ever every few further hence her hers herein hereby how however its
    itself may myself neither no nor not off once one ones onto ought ours ourselves per pursuant rather shall
    she so them themselves thereby therefore therein thereof thereto thus toward towards unless until upon us
    what when whenever whereas wherever whether whichever whoever whom whose why will within without yet s t`,
};

/** Words of the lists that have a meaning in law, so they are not stop words here. */
const notStopWords: Readonly<Record<LanguageCode, string>> = {
  DE: `achten ag bekannt beispiel dank dasein eigen eigene eigenen eigener eigenes ende ernst gott jahr jahre
    jahren leicht leide mahn mann mensch menschen mittel morgen neue neuen offen ordnung recht rechte rechten
    rechter rechtes richtig sache satt schlecht schluss startseite steht suche tag tage tagen tat teil tel tritt
    uhr wahr wissen zeit acht achte achter achtes drei dritte dritten dritter drittes elf erste ersten erster
    erstes fünf fünfte fünften fünfter fünftes neun neunte neunten neunter neuntes sechs sechste sechsten
    sechster sechstes sieben siebente siebenten siebenter siebentes vier vierte vierten vierter viertes zehn
    zehnte zehnten zehnter zehntes zwanzig zwei zweite zweiten zweiter zweites zwölf gleich früher später kurz
    lang lange hoch gross grosse grossen grosser grosses groß große großen großer großes klein kleine kleinen
    kleiner kleines jedermann jedermanns weg allein einander`,
  FR: 'sommes',
  IT: 'faccia sta stato',
  EN: 'like way well said came come many never take',
};

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');

function setOf(language: LanguageCode): ReadonlySet<string> {
  const set = new Set([...listed[language], ...words(added[language])].map(foldWord));
  for (const word of words(notStopWords[language])) set.delete(foldWord(word));
  return set;
}

const sets: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  DE: setOf('DE'),
  FR: setOf('FR'),
  IT: setOf('IT'),
  EN: setOf('EN'),
};

/** Whether a folded word is too common to restrict a search. Used for ranking, never for matching phrases. */
export function isStopWord(word: string, language: LanguageCode): boolean {
  return sets[language].has(word);
}
