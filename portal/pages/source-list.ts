import type { LanguageCode } from '#core/contract/languages.ts';
import { type Category, categories, type RegulationDocument } from '#core/contract/main/reading.ts';
import { plainText } from '#core/lib/plain-text.ts';

export type SourceColumn = 'shortName' | 'name' | 'number' | 'version';
export type SourceOrder = { column: SourceColumn; descending: boolean };
export type SourceMark = 'archived' | 'future' | 'past' | 'sample';

/** How many documents each view holds; views without documents are counted as 0. */
export function countByCategory(documents: readonly RegulationDocument[]): Record<Category, number> {
  const counts = Object.fromEntries(categories.map((category) => [category, 0])) as Record<Category, number>;
  for (const { category } of documents) counts[category] += 1;
  return counts;
}

/** The short name in a language, empty where the document has only a long one. */
export function shortNameOf(document: RegulationDocument, language: LanguageCode): string {
  const short = document.shortNames[language] ?? '';
  return short || (document.displayName === document.longName ? '' : document.displayName);
}

/** What sets a document apart, in words beside its title. */
export function marksOf(document: RegulationDocument): SourceMark[] {
  const marks: SourceMark[] = [];
  if (document.archived) marks.push('archived');
  else if (document.status !== 'inForce') marks.push(document.status);
  if (document.sample) marks.push('sample');
  return marks;
}

/** The languages of the text, where that of the title is none of them: names exist in more languages than texts. */
export function textLanguages(
  { languages }: Pick<RegulationDocument, 'languages'>,
  language: LanguageCode,
): string | undefined {
  return languages.includes(language) || languages.length === 0 ? undefined : languages.join(', ');
}

/** Documents of a view in which every typed word occurs, in any name, number or key; case and accents aside. */
export function filterSources(
  documents: readonly RegulationDocument[],
  category: Category | undefined,
  term: string,
): RegulationDocument[] {
  const words = plainText(term).split(/\s+/).filter(Boolean);
  return documents.filter((document) => {
    if (category && document.category !== category) return false;
    const { displayName, longName, sourceNumber, regTextId, shortNames } = document;
    const all = plainText(
      [displayName, longName, sourceNumber, regTextId, ...Object.values(shortNames)].join(' '),
    );
    return words.every((word) => all.includes(word));
  });
}

/** In the order of a column; numbers inside texts count as numbers, equal entries go by title. */
export function sortSources(
  documents: readonly RegulationDocument[],
  order: SourceOrder,
  language: LanguageCode,
): RegulationDocument[] {
  const collator = new Intl.Collator(language.toLowerCase(), { numeric: true, sensitivity: 'base' });
  const keyOf: Record<SourceColumn, (document: RegulationDocument) => string> = {
    shortName: (document) => shortNameOf(document, language),
    name: (document) => document.longName,
    number: (document) => document.sourceNumber,
    version: (document) => document.versionDate,
  };
  const key = keyOf[order.column];
  return documents.toSorted((a, b) => {
    const [first, second] = [key(a), key(b)];
    // What has no value comes last, whichever way the column runs.
    if ((first === '') !== (second === '')) return first === '' ? 1 : -1;
    const compared = collator.compare(first, second);
    return (order.descending ? -compared : compared) || collator.compare(a.longName, b.longName);
  });
}
