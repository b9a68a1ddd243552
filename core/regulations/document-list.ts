import { interfaceLanguageCodes, type LanguageCode } from '../contract/languages.ts';
import { type Category, categories } from '../contract/main/categories.ts';
import type { RegulationDocument } from '../contract/main/reading.ts';
import { numberInFull } from '../law/document-title.ts';
import { compareSourceNumbers } from '../law/source-order.ts';
import { foldText } from '../lib/fold.ts';

export type DocumentColumn = 'shortName' | 'name' | 'number' | 'version';
export type DocumentOrder = { column: DocumentColumn; descending: boolean };
export type DocumentMark = 'archived' | Exclude<RegulationDocument['status'], 'inForce'>;

/** The number of documents of each view. */
export function countByCategory(documents: readonly RegulationDocument[]): Record<Category, number> {
  const counts = Object.fromEntries(categories.map((category) => [category, 0])) as Record<Category, number>;
  for (const { category } of documents) counts[category] += 1;
  return counts;
}

/** The short name in a language; empty if the document has only a long one. */
export function shortNameOf(document: RegulationDocument, language: LanguageCode): string {
  const short = document.shortNames[language] ?? '';
  return short || (document.displayName === document.longName ? '' : document.displayName);
}

/** Special properties of a document, displayed as words beside its title. */
export function marksOf(document: RegulationDocument): DocumentMark[] {
  const marks: DocumentMark[] = [];
  if (document.status === 'repealed') marks.push('repealed');
  else if (document.archived) marks.push('archived');
  else if (document.status !== 'inForce') marks.push(document.status);
  return marks;
}

/**
 * The languages of the text, if the language of the displayed name is not among them: names exist in more
 * languages than texts.
 */
export function textLanguages(
  { languages }: Pick<RegulationDocument, 'languages'>,
  language: LanguageCode,
): string | undefined {
  return languages.includes(language) || languages.length === 0 ? undefined : languages.join(', ');
}

/** The number of a document in its collection as people write it: alone and in full, "SR 952.0" and "RS 952.0". */
export function numbersOf({ sourceNumber }: Pick<RegulationDocument, 'sourceNumber'>): string[] {
  return [
    ...new Set([sourceNumber, ...interfaceLanguageCodes.map((code) => numberInFull(sourceNumber, code))]),
  ];
}

/**
 * The documents of a view that contain every typed word in a name, number or key; case and accents are
 * ignored.
 */
export function filterDocuments(
  documents: readonly RegulationDocument[],
  category: Category | undefined,
  term: string,
): RegulationDocument[] {
  const words = foldText(term).split(/\s+/).filter(Boolean);
  return documents.filter((document) => {
    if (category && document.category !== category) return false;
    const { displayName, longName, regTextId, shortNames } = document;
    const all = foldText(
      [displayName, longName, ...numbersOf(document), regTextId, ...Object.values(shortNames)].join(' '),
    );
    return words.every((word) => all.includes(word));
  });
}

/** Sorts by a column; numbers of sources by their classes, others by their size, equal entries by title. */
export function sortDocuments(
  documents: readonly RegulationDocument[],
  order: DocumentOrder,
  language: LanguageCode,
): RegulationDocument[] {
  const collator = new Intl.Collator(language.toLowerCase(), { numeric: true, sensitivity: 'base' });
  const keyOf: Record<DocumentColumn, (document: RegulationDocument) => string> = {
    shortName: (document) => shortNameOf(document, language),
    name: (document) => document.longName,
    number: (document) => document.sourceNumber,
    version: (document) => document.versionDate,
  };
  const key = keyOf[order.column];
  return documents.toSorted((a, b) => {
    const [first, second] = [key(a), key(b)];
    // Entries without a value come last in either direction.
    if ((first === '') !== (second === '')) return first === '' ? 1 : -1;
    const compared = (order.column === 'number' ? compareSourceNumbers : collator.compare)(first, second);
    return (order.descending ? -compared : compared) || collator.compare(a.longName, b.longName);
  });
}
