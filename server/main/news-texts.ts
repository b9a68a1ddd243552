import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { NewsItem } from '#core/contract/main/news.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import type { MainDb } from '../data/open-main.ts';
import { type Viewer, visibleTexts } from '../data/visible-texts.ts';
import { placeName } from '../lib/place-name.ts';
import { sampleMarkOf } from '../lib/sample-mark.ts';
import { documentName } from './documents.ts';

type Asking = { language: InterfaceLanguage; viewer: Viewer };

/** Documents and paragraphs with their names, in their order; those that the viewer must not see are left out. */
export async function newsTexts(
  read: MainDb,
  places: readonly string[],
  { language, viewer }: Asking,
): Promise<NewsItem['texts']> {
  if (places.length === 0) return [];
  const named = places.map((place) =>
    place.includes('~') ? { ...splitParagraphId(place), place } : { regTextId: place, place },
  );
  const rows = await visibleTexts(read, viewer)
    .distinctOn('regulation.id')
    .select(['reg_text_id', 'source_number', 'sample', 'text.names', 'text.naming'])
    .where('reg_text_id', 'in', [...new Set(named.map(({ regTextId }) => regTextId))])
    .orderBy('regulation.id')
    .orderBy('version_date', 'desc')
    .orderBy('text.id')
    .execute();
  const documents = new Map(rows.map((row) => [row.reg_text_id, row]));
  return named.flatMap(({ regTextId, place, ...rest }) => {
    const document = documents.get(regTextId);
    if (document === undefined) return [];
    const { names, naming, source_number: number, sample } = document;
    return [
      {
        regTextId,
        ...('path' in rest
          ? { completeParagraphID: place, name: placeName(rest.path, language, naming) }
          : {}),
        documentName: documentName(names, language, number),
        ...sampleMarkOf(sample),
      },
    ];
  });
}
