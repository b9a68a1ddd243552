import { sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { ComparisonSide } from '#core/contract/main/comparison.ts';
import type { Version } from '#core/contract/main/regulations.ts';
import { documentTitle } from '#core/law/document-title.ts';
import { findPath, splitId } from '../data/provisions.ts';
import { HttpProblem } from '../http/problem.ts';
import { placeName } from '../lib/place-name.ts';
import { describeDocument } from './documents.ts';
import {
  exactTextAt,
  findRegulation,
  findVersion,
  type MainData,
  type TextRow,
  textAt,
  type ViewedData,
} from './find-text.ts';

/** One side of a comparison: its text, the requested path, and the matching path in this version. */
export type LocatedSide = {
  text: TextRow;
  head: ComparisonSide;
  requestedPath: string | undefined;
  matchedPath: string | undefined;
  /** Of which texts and version this is one. */
  of: { texts: readonly TextRow[]; version: Version };
};

type SideRequest = {
  side: 'before' | 'after';
  id: string;
  language: LanguageCode;
  versionDate: string | undefined;
  /** The text must be that of the version itself, since it is compared with another version of the same place. */
  isExact: boolean;
};

/** Finds the document or provision of one side. A provision may be missing in this version and exist in the other. */
export async function locateSide(
  data: ViewedData,
  { side, id, isExact, ...at }: SideRequest,
): Promise<LocatedSide> {
  const { regTextId, path: requestedPath } = id.includes('~')
    ? splitId(id, side)
    : { regTextId: id, path: undefined };
  const regulation = await findRegulation(data, regTextId);
  const version = findVersion(regulation, at.versionDate);
  const text = isExact ? exactTextAt(regulation, at) : textAt(regulation, at);
  const document = describeDocument(regulation, version, at.language);
  const matchedPath =
    requestedPath === undefined ? undefined : (await findPath(data.read, text.id, requestedPath))?.path;
  const provision = requestedPath === undefined ? {} : await named(data, text, matchedPath ?? requestedPath);
  const { displayName: name, shortNames, sourceNumber, versionDate, validUntil, status } = document;
  const { source, legalStatus, sourcePage, behind } = document;
  const head: ComparisonSide = {
    regTextId,
    displayName: name,
    title: documentTitle(document, shortNames[at.language]),
    sourceNumber,
    language: at.language,
    versionDate,
    ...(validUntil === undefined ? {} : { validUntil }),
    status,
    ...(behind === undefined ? {} : { behind }),
    source,
    legalStatus,
    ...(sourcePage === undefined ? {} : { sourcePage }),
    ...provision,
  };
  return { text, head, requestedPath, matchedPath, of: { texts: regulation.texts, version } };
}

async function named({ read }: MainData, text: TextRow, path: string) {
  const row = await read
    .selectFrom('provision')
    .select('heading')
    .where('text_id', '=', text.id)
    .where('path', '=', path)
    .executeTakeFirst();
  const heading = row?.heading ?? '';
  return {
    path,
    name: placeName(path, text.language, text.naming) || heading || path,
    ...(heading === '' ? {} : { heading }),
  };
}

/** The stored units of a text. A text that is too large is refused before its units are read. */
export async function unitBodiesOf({ read }: MainData, text: TextRow, maxLength: number): Promise<string[]> {
  const { characters } = await read
    .selectFrom('unit')
    .select(({ fn }) => fn.sum<string | null>('size').as('characters'))
    .where('text_id', '=', text.id)
    .executeTakeFirstOrThrow();
  if (Number(characters ?? 0) > maxLength)
    throw new HttpProblem(413, 'COMPARISON_TOO_LARGE', 'the text is too large to be compared');
  const rows = await read
    .selectFrom('unit')
    .select(sql<string>`body::text`.as('body'))
    .where('text_id', '=', text.id)
    .orderBy('ord')
    .execute();
  // An import that replaces the text deletes its units; a reply without them must not be cached.
  if (rows.length !== text.units)
    throw new HttpProblem(503, 'TEXT_REPLACED', 'the text was replaced while it was read');
  return rows.map(({ body }) => body);
}
