import type { LanguageCode } from '#core/contract/languages.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { MainDb } from '../../data/open-main.ts';
import type { Names } from '../../data/tables/main.ts';
import { atOnce, type Steps, withPauses } from '../words/steps.ts';
import { partInSteps } from './build-part.ts';
import { indexedUnits } from './indexed-units.ts';
import type { Part } from './part.ts';
import { encodeSegment, segmentEdition } from './segment.ts';

/** What the index is made of. */
export type SegmentSource = {
  language: LanguageCode;
  sourceNumber: string;
  names: Names;
  units: readonly Unit[];
};

/** The index of one text, made of its units. */
export function segmentOf(textId: number, source: SegmentSource): Part {
  return atOnce(segmentInSteps(textId, source));
}

/** The same with pauses, so that searches go on in between. */
export function segmentSlowly(textId: number, source: SegmentSource): Promise<Part> {
  return withPauses(segmentInSteps(textId, source));
}

function* segmentInSteps(
  textId: number,
  { language, sourceNumber, names, units }: SegmentSource,
): Steps<Part> {
  const own = names[language];
  // Short names are quoted across languages: LB and BankG are one act.
  const shorts = Object.values(names).flatMap(({ short }) => short ?? []);
  const title = [...new Set([own?.long ?? '', ...shorts, sourceNumber])].filter((name) => name !== '');
  const indexed = indexedUnits(title, units);
  yield;
  return yield* partInSteps(textId, indexed, language);
}

/** The index of a text as it is stored. */
export type Segment = { language: LanguageCode; paragraphs: number; content: Buffer };

/** Made before the transaction that stores it: it takes longer than all its statements. */
export async function makeSegment(source: SegmentSource): Promise<Segment> {
  // Stored segments do not say of which text they are; see decodeSegment.
  const part = await segmentSlowly(0, source);
  return {
    language: source.language,
    paragraphs: paragraphsIn(part),
    content: Buffer.from(encodeSegment(part)),
  };
}

/** Stores the index of a text, in the transaction that stores the text; returns its paragraphs. */
export async function storeSegment(db: MainDb, textId: number, segment: Segment): Promise<number> {
  const row = { ...segment, edition: segmentEdition };
  await db
    .insertInto('search_segment')
    .values({ text_id: textId, ...row })
    .onConflict((conflict) => conflict.column('text_id').doUpdateSet(row))
    .execute();
  return segment.paragraphs;
}

function paragraphsIn({ docField }: Part): number {
  return docField.reduce((count, field) => count + (field === 0 ? 1 : 0), 0);
}
