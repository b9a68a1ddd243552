import type { LanguageCode } from '#core/contract/languages.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { MainDb } from '../../data/open-main.ts';
import type { Names } from '../../data/tables/text-facts.ts';
import { buildPart } from './build-part.ts';
import type { IndexPart } from './index-part.ts';
import { indexedUnits } from './indexed-units.ts';
import { encodeSegment, segmentEdition } from './segment.ts';

/** What a segment is made of. */
export type SegmentSource = {
  language: LanguageCode;
  sourceNumber: string;
  names: Names;
  units: readonly Unit[];
};

/** The index of one text, made of its units. */
export function segmentOf(
  textId: number,
  { language, sourceNumber, names, units }: SegmentSource,
): IndexPart {
  const own = names[language];
  // People use the short names of other languages too: LB and BankG are one act.
  const shorts = Object.values(names).flatMap(({ short }) => short ?? []);
  const title = [...new Set([own?.long ?? '', ...shorts, sourceNumber])].filter((name) => name !== '');
  return buildPart(textId, indexedUnits(title, units), language);
}

/** The segment of a text as it is stored. */
export type StoredSegment = { language: LanguageCode; paragraphs: number; content: Uint8Array };

/** Makes a segment. Called before the transaction that stores it, since it takes longer than all statements of that. */
export function makeSegment(source: SegmentSource): StoredSegment {
  // A stored segment does not contain the number of its text; decodeSegment adds it.
  const part = segmentOf(0, source);
  return {
    language: source.language,
    paragraphs: paragraphsIn(part),
    content: encodeSegment(part),
  };
}

/** Stores the index of a text, in the transaction that stores the text; returns its paragraphs. */
export async function storeSegment(db: MainDb, textId: number, segment: StoredSegment): Promise<number> {
  const { language, paragraphs, content } = segment;
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const row = { language, paragraphs, content: bytes, edition: segmentEdition };
  await db
    .insertInto('search_segment')
    .values({ text_id: textId, ...row })
    .onConflict((conflict) => conflict.column('text_id').doUpdateSet(row))
    .execute();
  return paragraphs;
}

function paragraphsIn({ docField }: IndexPart): number {
  return docField.reduce((count, field) => count + (field === 0 ? 1 : 0), 0);
}
