import type { LanguageCode } from '#core/contract/languages.ts';
import type { BoxOffers } from '#core/contract/main/search.ts';
import { listDocuments } from './documents.ts';
import { chooseDocument, examplesOf } from './example-queries.ts';
import { findText, type ViewedData } from './find-text.ts';

/** Units at the beginning of a document that are enough for a few articles. */
const unitCount = 25;

/** What the search box offers to a viewer: sample queries about one document, and the sources that have documents. */
export async function boxOffers(data: ViewedData, language: LanguageCode): Promise<BoxOffers> {
  const documents = await listDocuments(data, { language });
  const categories = [...new Set(documents.map(({ category }) => category))];
  const document = chooseDocument(documents, language);
  const name = document?.shortNames[language];
  if (!document || !name) return { examples: [], categories };
  const text = await findText(data, document.regTextId, { language });
  const rows = await data.read
    .selectFrom('unit')
    .select('body')
    .where('text_id', '=', text.id)
    .where('ord', '<', unitCount)
    .orderBy('ord')
    .execute();
  const units = rows.map(({ body }) => body);
  return { examples: examplesOf(units, name, language), categories };
}
