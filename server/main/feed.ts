import { sql } from 'kysely';
import type { FeedItem } from '#core/contract/main/feed.ts';
import type { MainDb } from '../data/open-main.ts';
import { type Viewer, visibleTexts, visibleWithdrawals } from '../data/visible-texts.ts';
import { HttpProblem } from '../http/problem.ts';
import type { MainHandlers } from './authentication.ts';
import type { MainData } from './find-text.ts';

/** Maximum number of hashes in a reply, so that replies stay small when whole codes were imported. */
const maxHashes = 20_000;

/**
 * The texts that were imported or withdrawn since a sequence number. A text that was imported several times appears
 * once, with its newest number: clients that catch up need the current state only.
 */
export function feedHandlers({ read }: MainData): Pick<MainHandlers, 'feed' | 'feedText'> {
  return {
    feed: async ({ query: { since, mark, limit, hashes }, caller: { viewer } }) => {
      const lines = await linesSince(read, viewer, { since, count: Math.max(limit, 1) + 1 });
      const page = lines.slice(0, Math.max(limit, 1));
      const items = hashes === 'true' ? await withHashes(read, page) : page.map(({ item }) => item);
      const last = await lastNumber(read, viewer);
      const next = items.at(-1)?.sequence ?? since;
      const marks = await marksOf(read, [since, next]);
      return {
        items,
        next,
        more: lines.length > items.length,
        last,
        mark: marks.get(next),
        same: mark === undefined || marks.get(since) === mark,
      };
    },
    feedText: async ({ params: { regTextId }, query: { language, versionDate }, caller: { viewer } }) => {
      // One statement, so that number and words are those of one moment.
      const rows = await fedTexts(read, viewer)
        .innerJoin('unit', 'unit.text_id', 'text.id')
        .select(['feed.sequence', 'unit.body'])
        .where('regulation.reg_text_id', '=', regTextId)
        .where('text.version_date', '=', versionDate)
        .where('text.language', '=', language)
        .orderBy('unit.ord')
        .execute();
      const [first] = rows;
      if (first === undefined)
        throw new HttpProblem(
          404,
          'TEXT_NOT_FOUND',
          `there is no text of ${regTextId} of ${versionDate} in ${language}`,
        );
      const sequence = Number(first.sequence);
      return { sequence, regTextId, versionDate, language, units: rows.map(({ body }) => body) };
    },
  };
}

const fedTexts = (read: MainDb, viewer: Viewer) =>
  visibleTexts(read, viewer).innerJoin('feed', 'feed.text_id', 'text.id');

/** A line with the number of its text, if it has one. */
type Line = { textId: number | undefined; item: FeedItem };

async function linesSince(
  read: MainDb,
  viewer: Viewer,
  { since, count }: { since: number; count: number },
): Promise<Line[]> {
  const stored = fedTexts(read, viewer)
    .select(['feed.sequence', 'feed.text_id', 'regulation.reg_text_id'])
    .select(['text.version_date', 'text.language'])
    .where('feed.sequence', '>', String(since))
    .orderBy('feed.sequence')
    .limit(count);
  const withdrawn = visibleWithdrawals(read, viewer)
    .select(['feed.sequence', 'feed.text_id', 'feed.reg_text_id'])
    .select(['feed.version_date', 'feed.language'])
    .where('feed.sequence', '>', String(since))
    .orderBy('feed.sequence')
    .limit(count);
  // One statement: what is stored between two would be passed over by a number that the other one has seen.
  const rows = await read
    .selectFrom(
      read
        .selectFrom(stored.as('stored'))
        .selectAll()
        .unionAll(read.selectFrom(withdrawn.as('withdrawn')).selectAll())
        .as('line'),
    )
    .selectAll()
    .orderBy('sequence')
    .limit(count)
    .execute();
  return rows.map(({ text_id, ...row }) => ({
    textId: text_id ?? undefined,
    item: { kind: text_id === null ? ('withdrawn' as const) : ('version' as const), ...fed(row) },
  }));
}

type FedRow = Pick<FeedItem, 'language'> & { sequence: string; reg_text_id: string; version_date: string };

const fed = ({ sequence, reg_text_id, version_date, language }: FedRow) => ({
  sequence: Number(sequence),
  regTextId: reg_text_id,
  versionDate: version_date,
  language,
});

/** Lines with the hashes of their texts: as many as a reply may have, one at least. */
async function withHashes(read: MainDb, lines: readonly Line[]): Promise<FeedItem[]> {
  const items: FeedItem[] = [];
  let number = 0;
  for (const { textId, item } of lines) {
    if (textId === undefined || item.kind === 'withdrawn') {
      items.push(item);
      continue;
    }
    const provisions = await read
      .selectFrom('provision')
      .select(['path', 'hash'])
      .where('text_id', '=', textId)
      .orderBy('ord')
      .execute();
    number += provisions.length;
    if (items.length > 0 && number > maxHashes) break;
    items.push({ ...item, hashes: Object.fromEntries(provisions.map(({ path, hash }) => [path, hash])) });
  }
  return items;
}

/** What tells lines from those that had these numbers before the database was restored from a backup. */
async function marksOf(read: MainDb, sequences: readonly number[]): Promise<Map<number, string>> {
  const rows = await read
    .selectFrom('feed_mark')
    .select(['sequence', 'mark'])
    .where('sequence', 'in', sequences.map(String))
    .execute();
  return new Map(rows.map(({ sequence, mark }) => [Number(sequence), mark]));
}

/** The newest number that the viewer sees. */
async function lastNumber(read: MainDb, viewer: Viewer): Promise<number> {
  const newest = sql<string | null>`max(feed.sequence)`.as('last');
  const rows = await fedTexts(read, viewer)
    .select(newest)
    .unionAll(visibleWithdrawals(read, viewer).select(newest))
    .execute();
  return Math.max(...rows.map(({ last }) => Number(last ?? 0)));
}
