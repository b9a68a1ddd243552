import { sql } from 'kysely';
import { visibleTexts } from '../data/visible-texts.ts';
import type { MainHandlers } from './authentication.ts';
import type { MainData } from './find-text.ts';

/** Maximum number of hashes in a reply, so that replies stay small when whole codes were imported. */
const maxHashes = 20_000;

/**
 * The texts that were imported since a sequence number. A text that was imported several times appears once,
 * with its newest number: clients that catch up need the current state only.
 */
export function feedHandlers({ read }: MainData): Pick<MainHandlers, 'feed'> {
  return {
    feed: async ({ query: { since, limit }, caller }) => {
      const count = Math.max(limit, 1);
      const waiting = await visibleTexts(read, caller.viewer)
        .innerJoin('feed', 'feed.text_id', 'text.id')
        .select(['feed.sequence', 'text.id', 'reg_text_id', 'version_date', 'language'])
        .select((eb) =>
          eb
            .selectFrom('provision')
            .whereRef('provision.text_id', '=', 'text.id')
            .select(sql<number>`count(*)::int`.as('n'))
            .as('provisions'),
        )
        .where('feed.sequence', '>', String(since))
        .orderBy('feed.sequence')
        .limit(count + 1)
        .execute();
      const rows = [];
      let hashes = 0;
      for (const row of waiting.slice(0, count)) {
        hashes += row.provisions ?? 0;
        if (rows.length > 0 && hashes > maxHashes) break;
        rows.push(row);
      }
      const items = [];
      for (const row of rows) {
        const provisions = await read
          .selectFrom('provision')
          .select(['path', 'hash'])
          .where('text_id', '=', row.id)
          .orderBy('ord')
          .execute();
        items.push({
          sequence: Number(row.sequence),
          kind: 'version' as const,
          regTextId: row.reg_text_id,
          versionDate: row.version_date,
          language: row.language,
          hashes: Object.fromEntries(provisions.map(({ path, hash }) => [path, hash])),
        });
      }
      return { items, next: items.at(-1)?.sequence ?? since, more: waiting.length > rows.length };
    },
  };
}
