import type { ParallelOutline } from '#core/contract/main/parallel.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { Version } from '#core/contract/main/regulations.ts';
import { legalStatusOf } from '#core/law/legal-status.ts';
import { alignmentOf, mergeUnitOrder } from '#core/law/parallel/alignment.ts';
import { unevenChanges } from '#core/law/parallel/uneven.ts';
import type { MainDb } from '../data/open-main.ts';
import { findPath, missingParagraph, splitId } from '../data/provisions.ts';
import { versionAt } from '../data/versions.ts';
import type { Annotate } from '../references/annotate.ts';
import { type MainHandlers, seenBy } from './authentication.ts';
import {
  findRegulation,
  findVersion,
  type MainData,
  type Regulation,
  type TextRow,
  textOf,
} from './find-text.ts';
import { behindOf, type Column, columnsOf, outdatedPlaces } from './parallel-columns.ts';
import { readAt, shareBefore } from './texts.ts';

/** One version in two to four languages, aligned by units; a language that it lacks has its newest text before it. */
export function parallelHandlers(
  data: MainData & { annotate: Annotate },
): Pick<MainHandlers, 'parallelText'> {
  const { read, now, annotate } = data;
  return {
    parallelText: async ({ params: { regTextId }, query, caller }) => {
      const regulation = await findRegulation(seenBy(data, caller), regTextId);
      const version = findVersion(regulation, query.versionDate);
      const columns = columnsOf(regulation, version, query.languages);
      const texts = columns.map(({ text }) => text);
      const languages = columns.map(({ language }) => language);
      const outline = await outlineOf(read, texts);
      const { count } = query;
      const from = await windowStart(read, texts, outline, { ...query, count, regTextId });
      const ids = outline.slice(from, from + count).map(({ id }) => id);
      const bodies = await Promise.all(texts.map((text) => bodiesOf(read, text, ids)));
      const { since, unevenIn } = await unevenSince(
        read,
        { regulation, version, columns, bodies, ids },
        query.since,
      );
      const outdated = await outdatedPlaces(read, columns, ids);
      const drawn = await Promise.all(
        texts.map(async (text, at) => {
          const own = ids.flatMap((id) => bodies[at]?.get(id) ?? []);
          const units = await annotate(own, readAt(text, regTextId, query, now));
          return new Map(units.map((unit) => [unit.id, unit]));
        }),
      );
      return {
        versionDate: version.versionDate,
        ...(since === undefined ? {} : { since: since.versionDate }),
        languages,
        missing: query.languages.filter((language) => !languages.includes(language)),
        total: outline.length,
        from,
        units: ids.map((id) => {
          const units = drawn.map((own) => own.get(id) ?? null);
          const older = outdated.get(id);
          return {
            id,
            aligned: alignmentOf(units),
            columns: units,
            uneven: unevenIn(id),
            ...(older && { outdated: older }),
          };
        }),
        ...(query.from === undefined
          ? { outline, legalStatuses: statusesOf(regulation, texts), ...behindOf(columns) }
          : {}),
      };
    },
  };
}

type Window = {
  regulation: Regulation;
  version: Version;
  columns: readonly Column[];
  /** The units of each column. */
  bodies: readonly ReadonlyMap<string, Unit>[];
  ids: readonly string[];
};

/**
 * What some languages changed since an earlier version and others did not. An older text does not count: it has not
 * changed because nobody has translated the change yet, which is said otherwise.
 */
async function unevenSince(
  read: MainDb,
  { regulation, version, columns, bodies, ids }: Window,
  requested: string | undefined,
) {
  const abreast = columns.flatMap(({ behind, ...column }, at) => (behind ? [] : { ...column, at }));
  const since = sinceOf(regulation, version, requested, abreast);
  const before =
    since === undefined ? [] : abreast.flatMap(({ language }) => textOf(regulation, since, language) ?? []);
  const changed = await changedUnits(read, abreast, before, ids);
  const earlier = await Promise.all(before.map((text) => bodiesOf(read, text, changed)));
  const unevenIn = (id: string) =>
    changed.includes(id)
      ? unevenChanges(
          abreast.map(({ language, at }, index) => ({
            language,
            before: earlier[index]?.get(id) ?? null,
            after: bodies[at]?.get(id) ?? null,
          })),
        )
      : [];
  return { since, unevenIn };
}

/** What each text is worth before the law: translations stand beside texts in force. */
const statusesOf = ({ row }: Regulation, texts: readonly TextRow[]) =>
  texts.map(({ authoritative, language }) =>
    legalStatusOf({ sample: row.sample, authoritative, language, sourceKey: row.source_key }),
  );

/** The earlier version with which the changes are determined; it must have all the languages. */
function sinceOf(
  { versions, today }: Regulation,
  version: Version,
  requested: string | undefined,
  columns: readonly Pick<Column, 'language'>[],
): Version | undefined {
  const earlier = versions.filter(({ versionDate }) => versionDate < version.versionDate);
  const since = requested === undefined ? earlier.at(-1) : versionAt(earlier, requested, today);
  const hasAll = since && columns.every(({ language }) => since.languages.includes(language));
  // A single language cannot change otherwise than another one.
  return hasAll && columns.length > 1 ? since : undefined;
}

/** All units in an order that suits all languages, each with its size in the longest language. */
async function outlineOf(db: MainDb, texts: readonly TextRow[]): Promise<ParallelOutline[]> {
  const lists = await Promise.all(
    texts.map(({ id }) =>
      db
        .selectFrom('unit')
        .select(['path as id', 'kind', 'size'])
        .where('text_id', '=', id)
        .orderBy('ord')
        .execute(),
    ),
  );
  const units = new Map<string, ParallelOutline>();
  for (const unit of lists.flat()) {
    const size = Math.max(unit.size, units.get(unit.id)?.size ?? 0);
    units.set(unit.id, { ...(units.get(unit.id) ?? unit), size });
  }
  return mergeUnitOrder(lists.map((list) => list.map(({ id }) => id))).flatMap((id) => units.get(id) ?? []);
}

type WindowRequest = {
  regTextId: string;
  from?: number | undefined;
  around?: string | undefined;
  count: number;
};

async function windowStart(
  db: MainDb,
  texts: readonly TextRow[],
  outline: readonly ParallelOutline[],
  { regTextId, from, around, count }: WindowRequest,
): Promise<number> {
  if (around === undefined) return Math.min(from ?? 0, outline.length);
  const complete = `${regTextId}~${around}`;
  const { path } = splitId(complete, 'around');
  for (const text of texts) {
    const match = await findPath(db, text.id, path);
    if (match === undefined) continue;
    const unit = await db
      .selectFrom('unit')
      .select('path')
      .where('text_id', '=', text.id)
      .where('ord', '=', match.unitOrd)
      .executeTakeFirstOrThrow();
    const index = outline.findIndex(({ id }) => id === unit.path);
    return Math.max(0, index - Math.floor(count * shareBefore));
  }
  throw missingParagraph(complete);
}

async function bodiesOf(
  db: MainDb,
  text: TextRow,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Unit>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('unit')
    .select(['path', 'body'])
    .where('text_id', '=', text.id)
    .where('path', 'in', ids)
    .execute();
  return new Map(rows.map(({ path, body }) => [path, body]));
}

/** Units whose stored hash differs from that of the earlier version in any language; only their words are compared. */
async function changedUnits(
  db: MainDb,
  columns: readonly Pick<Column, 'text'>[],
  before: readonly TextRow[],
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0 || before.length < columns.length) return [];
  const matches = await Promise.all(
    columns.map(({ text }, at) => {
      const earlier = before[at]?.id ?? 0;
      return db
        .selectFrom('provision as now')
        .leftJoin('provision as then', (join) =>
          join.onRef('then.path', '=', 'now.path').on('then.text_id', '=', earlier),
        )
        .select('now.path')
        .where('now.text_id', '=', text.id)
        .where('now.path', 'in', ids)
        .where((eb) => eb.or([eb('then.hash', 'is', null), eb('then.hash', '!=', eb.ref('now.hash'))]))
        .execute();
    }),
  );
  return [...new Set(matches.flat().map(({ path }) => path))];
}
