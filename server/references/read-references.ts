import { setImmediate as pause } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import { type Reference, unitReferences } from '#core/law/references/find-references.ts';
import { runningTexts, type Span } from '#core/law/running-text.ts';
import type { MainDb } from '../data/open-main.ts';
import type { StoredText } from '../data/stored-texts.ts';
import { plainInline } from '../lib/plain-inline.ts';
import type { CitationContext } from './citation-context.ts';

/** Changed when citations are recognised differently; all texts are then read again. */
const edition = 4;
const stateOfNames = ({ names }: Pick<CitationContext, 'names'>) => `${edition} ${names}`;

/** The context with which texts of an owner are read; null stands for public documents. */
export type ContextsByOwner = ReadonlyMap<string | null, Pick<CitationContext, 'names'>>;

/** Whether the `text` of a query, joined with its `regulation`, was read with the current names of its owner's context. */
export function isReadWith(contexts: ContextsByOwner): RawBuilder<boolean> {
  const owners = [...contexts.keys()];
  const states = [...contexts.values()].map(stateOfNames);
  return sql<boolean>`exists (
    select from main.reference_reading
    join unnest(${owners}::text[], ${states}::text[]) as current (owner, names)
      on current.names = reference_reading.names
    where text_id = text.id and current.owner is not distinct from regulation.owner)`;
}

/** Number of units read without a pause, so that other requests wait for no more. */
const slice = 24;

/** Reads the citations of one text and stores them in one transaction. */
export async function readReferences(
  db: MainDb,
  text: StoredText,
  loaded: CitationContext,
  signal: AbortSignal,
): Promise<void> {
  const references: object[] = [];
  for (let from = 0; ; from += slice) {
    const units = await unitsFrom(db, text.id, from);
    if (signal.aborted) return;
    for (const unit of units)
      for (const row of rowsOf(unit, text, loaded)) references.push({ ...row, place: references.length });
    if (units.length < slice) break;
    await pause();
  }
  await store(db, text.id, references, stateOfNames(loaded));
}

async function unitsFrom(db: MainDb, textId: number, from: number): Promise<Unit[]> {
  const rows = await db
    .selectFrom('unit')
    .select('body')
    .where('text_id', '=', textId)
    .where('ord', '>=', from)
    .where('ord', '<', from + slice)
    .orderBy('ord')
    .execute();
  return rows.map(({ body }) => body);
}

/** A row for each document and article that a citation may mean: almost always one. */
function rowsOf(unit: Unit, { regTextId, language }: StoredText, { citables }: CitationContext): object[] {
  const runs = runningTexts(unit);
  const references = unitReferences(unit, plainInline, { citables, language, own: regTextId });
  return references.flatMap((inRun, at) => {
    const run = runs[at];
    if (run === undefined) return [];
    const stored: Stored[] = [...inRun, ...rangesAmong(inRun)];
    return stored.flatMap((reference) => {
      const { documents, paths, rivals, to } = reference;
      const { snippet, start, end } = snippetAround(run.text, reference);
      const articles = paths.length === 0 ? [''] : [...new Set(paths.map(articlePath))];
      const common = {
        path: run.path,
        documents,
        paths,
        rivals,
        range_to: to,
        snippet,
        snippet_start: start,
        snippet_end: end,
      };
      return documents.flatMap((document) => articles.map((article) => ({ ...common, document, article })));
    });
  });
}

type Stored = Reference & { to?: readonly string[] };

/** Ranges with both ends recognised, from the first word of the first end to the last word of the last. */
function rangesAmong(references: readonly Reference[]): Stored[] {
  return references.flatMap((last) => {
    const first = references.find(({ start }) => start === last.rangeFrom);
    if (first === undefined) return [];
    return [{ ...first, end: last.end, rivals: [...first.rivals, ...last.rivals], to: last.paths }];
  });
}

async function store(
  db: MainDb,
  textId: number,
  references: readonly object[],
  names: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // A text that was replaced meanwhile is gone, and so is what it cited.
    const there = await trx
      .selectFrom('text')
      .select('id')
      .where('id', '=', textId)
      .forKeyShare()
      .executeTakeFirst();
    if (there === undefined) return;
    await trx.deleteFrom('reference').where('text_id', '=', textId).execute();
    if (references.length > 0)
      await sql`
        insert into main.reference (text_id, ord, document, article, path, documents, paths, rivals,
          range_to, snippet, snippet_start, snippet_end)
        select ${textId}::int, place, document, article, path, documents, paths, rivals,
          range_to, snippet, snippet_start, snippet_end
        from jsonb_to_recordset(${JSON.stringify(references)}::jsonb)
          as r(place int, document text, article text, path text, documents jsonb, paths jsonb, rivals jsonb,
            range_to jsonb, snippet text, snippet_start int, snippet_end int)
        on conflict do nothing`.execute(trx);
    await trx
      .insertInto('reference_reading')
      .values({ text_id: textId, names })
      .onConflict((conflict) => conflict.column('text_id').doUpdateSet({ names }))
      .execute();
  });
}

const maxBefore = 70;
const maxBehind = 90;

/** Words around a place, cut between words, with the place in them. */
function snippetAround(text: string, { start, end }: Span): { snippet: string } & Span {
  const from = start <= maxBefore ? 0 : wordStart(text, start - maxBefore, start);
  const to = text.length - end <= maxBehind ? text.length : wordEnd(text, end + maxBehind, end);
  const head = from > 0 ? '… ' : '';
  const lead = head + plain(text.slice(from, start)).trimStart();
  const cited = plain(text.slice(start, end));
  const tail = plain(text.slice(end, to)).trimEnd() + (to < text.length ? ' …' : '');
  return { snippet: lead + cited + tail, start: lead.length, end: lead.length + cited.length };
}

const plain = (text: string) => text.replaceAll(/\s+/gu, ' ');

function wordStart(text: string, near: number, limit: number): number {
  const at = text.indexOf(' ', near);
  return at < 0 || at >= limit ? near : at + 1;
}

function wordEnd(text: string, near: number, limit: number): number {
  const at = text.lastIndexOf(' ', near);
  return at <= limit ? near : at;
}
