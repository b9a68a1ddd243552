import type { DifferenceClass, RowChange } from '../../../contract/main/comparison.ts';
import type { VersionStatus } from '../../../contract/main/text-status.ts';
import type { ByLanguage } from '../../../lib/in-language.ts';
/** The words around the compared texts in an export. */
export type ComparisonWords = {
  locale: string;
  comparison: string;
  asOf: string;
  version: string;
  changes: string;
  count: string;
  headings: string;
  onlyChanges: string;
  nothingChanged: string;
  unrelated: string;
  formerly: string;
  /** Before the new place of a moved paragraph, at its old place. */
  movedTo: string;
  page: string;
  legend: string;
  deleted: string;
  inserted: string;
  status: Record<VersionStatus, string>;
  /** Of a text that is older than the version in force, before the date of that. */
  behind: string;
  rows: Record<RowChange, string>;
  /** Labels of rows of two different texts, which describe no change. */
  apart: Record<RowChange, string>;
  classes: Record<DifferenceClass, string>;
};

const DE: ComparisonWords = {
  locale: 'de-CH',
  comparison: 'Vergleich',
  asOf: 'Stand',
  version: 'Fassung',
  changes: 'Änderungen',
  count: 'Anzahl',
  headings: 'Überschriften geändert',
  onlyChanges: 'Nur geänderte Absätze; der übrige Text ist weggelassen.',
  nothingChanged: 'Der Wortlaut ist auf beiden Seiten gleich.',
  unrelated: 'Die beiden Texte haben kaum etwas gemeinsam.',
  formerly: 'bisher',
  movedTo: 'verschoben nach',
  page: 'Seite',
  legend: 'So wird gekennzeichnet',
  deleted: 'nur in A',
  inserted: 'nur in B',
  behind: 'neuere Fassung in anderer Sprache:',
  status: {
    past: 'früher',
    inForce: 'in Kraft',
    future: 'künftig',
    published: 'veröffentlicht, nicht in Kraft',
    repealed: 'aufgehoben',
    unknown: 'Inkrafttreten unbekannt',
  },
  rows: {
    same: 'unverändert',
    changed: 'geändert',
    new: 'neu',
    repealed: 'aufgehoben',
    moved: 'verschoben',
    renumbered: 'neu nummeriert',
    split: 'aufgeteilt',
    merged: 'zusammengeführt',
  },
  apart: {
    same: 'gleich',
    changed: 'abweichend',
    new: 'nur in B',
    repealed: 'nur in A',
    moved: 'an anderer Stelle',
    renumbered: 'andere Nummer',
    split: 'in B aufgeteilt',
    merged: 'in B zusammengefasst',
  },
  classes: {
    amount: 'Betrag',
    percentage: 'Prozentsatz',
    deadline: 'Frist oder Datum',
    obligation: 'Muss, darf, nicht',
    reference: 'Verweis',
    numbering: 'Nummerierung',
    wording: 'Übriger Text',
    editorial: 'Redaktionell',
  },
};

const FR: ComparisonWords = {
  locale: 'fr-CH',
  comparison: 'Comparaison',
  asOf: 'État le',
  version: 'Version',
  changes: 'Modifications',
  count: 'Nombre',
  headings: 'titres modifiés',
  onlyChanges: 'Seulement les alinéas modifiés; le reste du texte est omis.',
  nothingChanged: 'Le texte est le même des deux côtés.',
  unrelated: 'Les deux textes n’ont presque rien en commun.',
  formerly: 'auparavant',
  movedTo: 'déplacé, désormais',
  page: 'Page',
  legend: 'Signes utilisés',
  deleted: 'seulement dans A',
  inserted: 'seulement dans B',
  behind: 'version plus récente dans une autre langue\u202f:',
  status: {
    past: 'ancienne version',
    inForce: 'en vigueur',
    future: 'à venir',
    published: 'publié, pas en vigueur',
    repealed: 'abrogé',
    unknown: 'entrée en vigueur inconnue',
  },
  rows: {
    same: 'inchangé',
    changed: 'modifié',
    new: 'nouveau',
    repealed: 'abrogé',
    moved: 'déplacé',
    renumbered: 'renuméroté',
    split: 'scindé',
    merged: 'fusionné',
  },
  apart: {
    same: 'identique',
    changed: 'différent',
    new: 'seulement dans B',
    repealed: 'seulement dans A',
    moved: 'à un autre endroit',
    renumbered: 'autre numéro',
    split: 'scindé dans B',
    merged: 'fusionné dans B',
  },
  classes: {
    amount: 'Montant',
    percentage: 'Pourcentage',
    deadline: 'Délai ou date',
    obligation: 'Doit, peut, ne pas',
    reference: 'Renvoi',
    numbering: 'Numérotation',
    wording: 'Autre texte',
    editorial: 'Rédactionnel',
  },
};

const IT: ComparisonWords = {
  locale: 'it-CH',
  comparison: 'Confronto',
  asOf: 'Stato',
  version: 'Versione',
  changes: 'Modifiche',
  count: 'Numero',
  headings: 'rubriche modificate',
  onlyChanges: 'Solo i capoversi modificati; il resto del testo è omesso.',
  nothingChanged: 'Il testo è uguale da entrambe le parti.',
  unrelated: 'I due testi non hanno quasi nulla in comune.',
  formerly: 'prima',
  movedTo: 'spostato, ora',
  page: 'Pagina',
  legend: 'Segni utilizzati',
  deleted: 'solo in A',
  inserted: 'solo in B',
  behind: 'versione più recente in un’altra lingua:',
  status: {
    past: 'versione precedente',
    inForce: 'in vigore',
    future: 'futura',
    published: 'pubblicato, non in vigore',
    repealed: 'abrogato',
    unknown: 'entrata in vigore sconosciuta',
  },
  rows: {
    same: 'invariato',
    changed: 'modificato',
    new: 'nuovo',
    repealed: 'abrogato',
    moved: 'spostato',
    renumbered: 'rinumerato',
    split: 'diviso',
    merged: 'unito',
  },
  apart: {
    same: 'uguale',
    changed: 'diverso',
    new: 'solo in B',
    repealed: 'solo in A',
    moved: 'in un altro punto',
    renumbered: 'altro numero',
    split: 'diviso in B',
    merged: 'unito in B',
  },
  classes: {
    amount: 'Importo',
    percentage: 'Percentuale',
    deadline: 'Termine o data',
    obligation: 'Deve, può, non',
    reference: 'Rinvio',
    numbering: 'Numerazione',
    wording: 'Altro testo',
    editorial: 'Redazionale',
  },
};

const EN: ComparisonWords = {
  locale: 'en-GB',
  comparison: 'Comparison',
  asOf: 'As of',
  version: 'Version',
  changes: 'Changes',
  count: 'Number',
  headings: 'headings changed',
  onlyChanges: 'Only changed paragraphs; the rest of the text is left out.',
  nothingChanged: 'The wording is the same on both sides.',
  unrelated: 'The two texts have hardly anything in common.',
  formerly: 'formerly',
  movedTo: 'moved to',
  page: 'Page',
  legend: 'How changes are marked',
  deleted: 'in A only',
  inserted: 'in B only',
  behind: 'newer version in another language:',
  status: {
    past: 'past',
    inForce: 'in force',
    future: 'to come',
    published: 'published, not in force',
    repealed: 'repealed',
    unknown: 'not known whether in force',
  },
  rows: {
    same: 'unchanged',
    changed: 'changed',
    new: 'new',
    repealed: 'repealed',
    moved: 'moved',
    renumbered: 'renumbered',
    split: 'split',
    merged: 'merged',
  },
  apart: {
    same: 'alike',
    changed: 'different',
    new: 'only in B',
    repealed: 'only in A',
    moved: 'elsewhere',
    renumbered: 'other number',
    split: 'split in B',
    merged: 'merged in B',
  },
  classes: {
    amount: 'Amount',
    percentage: 'Percentage',
    deadline: 'Deadline or date',
    obligation: 'Must, may, not',
    reference: 'Reference',
    numbering: 'Numbering',
    wording: 'Other text',
    editorial: 'Editorial',
  },
};

export const comparisonWords: ByLanguage<ComparisonWords> = { DE, FR, IT, EN };
