import { sql } from 'kysely';
import type { MainDb } from '../data/open-main.ts';
import { requirePath, splitId } from '../data/provisions.ts';
import { swissDay } from '../data/versions.ts';
import type { FileReply } from '../http/bytes.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Annotate, TextAtDay } from '../references/annotate.ts';
import type { MainHandlers } from './authentication.ts';
import { type AtDate, findText, type MainData, type TextRow } from './find-text.ts';

type Calls = 'tableOfContent' | 'regText' | 'regArtText' | 'regPdf';

export const maxWindow = 500;
/** Share of a window around a place that precedes it: a little context, while most of the window follows. */
export const shareBefore = 1 / 4;

/** Contents, text and PDF of documents. */
export function textHandlers(data: MainData & { annotate: Annotate }): Pick<MainHandlers, Calls> {
  const { read, now, annotate } = data;
  return {
    tableOfContent: async ({ params, query }) => {
      const text = await findText(data, params.regTextId, query);
      const rows = await read
        .selectFrom('unit')
        .select(['ord', 'head', 'size'])
        .where('text_id', '=', text.id)
        .orderBy('ord')
        .execute();
      const entries = rows.map(({ ord, head, size }) => ({
        ...head,
        completeParagraphID: `${params.regTextId}~${head.id}`,
        index: ord,
        size,
      }));
      return {
        regTextId: params.regTextId,
        language: text.language,
        versionDate: text.version_date,
        entries,
      };
    },
    regText: async ({ params, query }) => {
      const text = await findText(data, params.regTextId, query);
      const count = Math.min(query.count, maxWindow);
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
    regArtText: async ({ params, query }) => {
      const { regTextId } = splitId(params.complete);
      const text = await findText(data, regTextId, query);
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
    regPdf: ({ params }) => readFile(read, params.hash),
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
  return { id: text.id, regTextId, language: text.language, day };
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

async function readFile(db: MainDb, hash: string): Promise<FileReply> {
  const file = await db.selectFrom('file').select(['bytes']).where('hash', '=', hash).executeTakeFirst();
  if (file === undefined) throw new HttpProblem(404, 'FILE_NOT_FOUND', 'there is no file with this hash');
  return {
    hash,
    size: file.bytes,
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
