import { sql } from 'kysely';
import type { TocEntry } from '#core/contract/main/regulation-text.ts';
import type { MainDb } from '../data/open-main.ts';
import { requirePath, splitId } from '../data/provisions.ts';
import { swissDay } from '../data/versions.ts';
import { type Viewer, visibleTexts } from '../data/visible-texts.ts';
import type { FileReply } from '../http/bytes.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Annotate, TextAtDay } from '../references/annotate.ts';
import { type MainHandlers, seenBy } from './authentication.ts';
import { actsOfFinalProvisions } from './final-provisions.ts';
import { type AtDate, findText, type MainData, type TextRow } from './find-text.ts';

type Calls = 'tableOfContent' | 'regText' | 'regArtText' | 'regPdf';

/** Share of a window around a place that precedes it: a little context, while most of the window follows. */
export const shareBefore = 1 / 4;

async function contentsOf(read: MainDb, textId: number, regTextId: string): Promise<TocEntry[]> {
  const rows = await read
    .selectFrom('unit')
    .select(['ord', 'head', 'size'])
    .where('text_id', '=', textId)
    .orderBy('ord')
    .execute();
  const hasFinalProvisions = rows.some(({ head }) => head.kind === 'proviso');
  const acts = hasFinalProvisions ? await actsOfFinalProvisions(read, textId) : undefined;
  return rows.map(({ ord, head, size }) => ({
    ...head,
    completeParagraphID: `${regTextId}~${head.id}`,
    index: ord,
    size,
    act: acts?.get(head.id),
  }));
}

/** Contents, text and PDF of documents. */
export function textHandlers(data: MainData & { annotate: Annotate }): Pick<MainHandlers, Calls> {
  const { read, now, annotate } = data;
  return {
    tableOfContent: async ({ params, query, caller }) => {
      const text = await findText(seenBy(data, caller), params.regTextId, query);
      const entries = await contentsOf(read, text.id, params.regTextId);
      return {
        regTextId: params.regTextId,
        language: text.language,
        versionDate: text.version_date,
        entries,
      };
    },
    regText: async ({ params, query, caller }) => {
      const text = await findText(seenBy(data, caller), params.regTextId, query);
      const { count } = query;
      const from = await windowStart(read, text, { ...query, count, regTextId: params.regTextId });
      const rows = await read
        .selectFrom('unit')
        .select('body')
        .where('text_id', '=', text.id)
        .where('ord', '>=', from)
        .where('ord', '<', from + count)
        .orderBy('ord')
        .execute();
      const units = await annotate(
        rows.map(({ body }) => body),
        readAt(text, params.regTextId, query, now),
      );
      return { versionDate: text.version_date, total: text.units, from, units };
    },
    regArtText: async ({ params, query, caller }) => {
      const { regTextId } = splitId(params.complete);
      const text = await findText(seenBy(data, caller), regTextId, query);
      const { unitOrd } = await requirePath(read, text.id, params.complete);
      const { body } = await read
        .selectFrom('unit')
        .select('body')
        .where('text_id', '=', text.id)
        .where('ord', '=', unitOrd)
        .executeTakeFirstOrThrow();
      const [unit = body] = await annotate([body], readAt(text, regTextId, query, now));
      return { versionDate: text.version_date, index: unitOrd, unit };
    },
    regPdf: ({ params, caller }) => readFile(read, params.hash, caller.viewer),
  };
}

/** The day as of which a text is read; for a text that is not in force yet, its first day. */
export function readAt(
  text: TextRow,
  regTextId: string,
  { versionDate }: Pick<AtDate, 'versionDate'>,
  now: () => Date,
): TextAtDay {
  const [, day = text.version_date] = [text.version_date, versionDate ?? swissDay(now())].sort();
  return { id: text.id, regTextId, language: text.language, day, owner: text.owner, sample: text.sample };
}

type WindowRequest = {
  regTextId: string;
  from?: number | undefined;
  around?: string | undefined;
  count: number;
};

async function windowStart(
  db: MainDb,
  text: { id: number; units: number },
  request: WindowRequest,
): Promise<number> {
  if (request.around === undefined) return Math.min(request.from ?? 0, text.units);
  const { unitOrd } = await requirePath(db, text.id, `${request.regTextId}~${request.around}`, 'around');
  return Math.max(0, unitOrd - Math.floor(request.count * shareBefore));
}

/** A file of a visible text. Whoever knows the hash of another one does not get it. */
async function readFile(db: MainDb, hash: string, viewer: Viewer): Promise<FileReply> {
  const file = await visibleTexts(db, viewer)
    .innerJoin('file', 'file.hash', 'text.pdf_hash')
    .select(['bytes', 'owner'])
    .where('hash', '=', hash)
    // The same pages may belong to a public text too.
    .orderBy('owner', (order) => order.asc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
  if (file === undefined) throw new HttpProblem(404, 'FILE_NOT_FOUND', 'there is no file with this hash');
  return {
    hash,
    size: file.bytes,
    // A browser that somebody else uses later must ask again.
    isRevalidated: file.owner !== null,
    read: async (offset, length) => {
      // Files are stored uncompressed, so that the database can read a range of one.
      const { piece } = await db
        .selectFrom('file')
        .select(sql<Buffer>`substring(content from ${offset + 1}::int for ${length}::int)`.as('piece'))
        .where('hash', '=', hash)
        .executeTakeFirstOrThrow();
      return piece;
    },
  };
}
