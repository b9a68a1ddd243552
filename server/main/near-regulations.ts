import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { NearRegulation } from '#core/contract/main/regulations.ts';
import { documentTitle } from '#core/law/document-title.ts';
import { readListing } from './documents.ts';
import type { ViewedData } from './find-text.ts';
import { foldName, likeness, minLikeness } from './name-likeness.ts';

const maxOffers = 5;
/** A word inside a long name says less than a name as a whole. */
const wordWeight = 0.85;
/** Words are many and short: only one that is almost the typed one counts, or "bankgg" would be like all of banks. */
const minWordLikeness = 0.8;

/**
 * Listed documents whose key, names or number resemble a name that somebody typed or followed, the most alike
 * first. Names count in every language, since an address says nothing about the language of its words.
 */
export async function nearRegulations(
  data: ViewedData,
  { name, language }: { name: string; language: LanguageCode },
): Promise<NearRegulation[]> {
  const documentsIn = await readListing(data);
  const documents = documentsIn(language);
  const namesOf = Map.groupBy(languageCodes.flatMap(documentsIn), ({ regTextId }) => regTextId);
  const required = foldName(name);
  return documents
    .map((document) => ({ document, score: scoreOf(required, namesOf.get(document.regTextId) ?? []) }))
    .filter(({ score }) => score >= minLikeness)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxOffers)
    .map(({ document }) => offerOf(document, language));
}

const offerOf = (document: RegulationDocument, language: LanguageCode): NearRegulation => ({
  regTextId: document.regTextId,
  title: documentTitle(document, document.shortNames[language]),
  longName: document.longName,
  sourceNumber: document.sourceNumber,
  sample: document.sample,
});

/** The best likeness of a name to those of one document, which is described once in each language. */
function scoreOf(required: string, described: readonly RegulationDocument[]): number {
  const names = described.flatMap((document) => [
    document.regTextId,
    document.sourceNumber,
    document.displayName,
    ...Object.values(document.shortNames),
  ]);
  const words = described.flatMap(({ longName }) => longName.match(/\p{Letter}{4,}/gu) ?? []);
  const best = (each: readonly string[]) =>
    Math.max(0, ...[...new Set(each.map(foldName))].map((one) => likeness(required, one)));
  const word = best(words);
  return Math.max(best(names), word >= minWordLikeness ? wordWeight * word : 0);
}
