import { sql } from 'kysely';
import { parseQuery } from '#core/law/search/parse-query.ts';
import { termsOf } from '#core/law/search/query.ts';
import { foldText } from '#core/lib/fold.ts';
import { queryCondition } from '../data/query-conditions.ts';
import { likeWord } from '../lib/like-word.ts';
import { markedSnippet } from '../lib/marked-snippet.ts';
import { consolidated, foldedWords } from './change-rows.ts';
import { matchesChange } from './change-search-filters.ts';
import type { SearchSource } from './search.ts';

/**
 * The changes of both origins in the search, in the language in which they are read; the nearest deadlines first. The
 * main server finds none, so that each is counted once.
 */
export const changeSource: SearchSource = {
  facet: 'changes',
  find: async (db, caller, { query: typed, start, rows }) => {
    const { query, problems } = parseQuery(typed);
    if (problems.some(({ fatal }) => fatal) || !caller.seesChanges) return { hits: [], total: 0 };
    const matches = consolidated(db, { caller }).where(
      queryCondition(query, {
        hasText: (text) => sql<boolean>`${foldedWords} like ${likeWord(text)}`,
        matches: (field, value) => matchesChange(db, field, value),
      }),
    );
    const { total } = await db
      .selectFrom(matches.as('match'))
      .select(sql<number>`count(*)::integer`.as('total'))
      .executeTakeFirstOrThrow();
    if (rows === 0 || total === 0) return { hits: [], total };
    const ofPage = await matches
      .select(['change.area', 'change.comment', 'change.user_notes'])
      .orderBy(sql`deadline`, (by) => by.asc().nullsLast())
      .orderBy(sql`slug`)
      .offset(start)
      .limit(rows)
      .execute();
    const folded = termsOf(query.root).map(({ text }) => foldText(text));
    const hits = ofPage.map((row) => {
      const texts = [row.summary, row.topic, row.area, row.comment, row.user_notes];
      const filled = texts.flatMap((text) => text || []);
      // The part that has a word that is looked for says why it is here.
      const said = filled.find((text) => folded.some((word) => foldText(text).includes(word)));
      return {
        facet: 'changes' as const,
        id: row.main_id ?? row.domain_id ?? '',
        title: row.topic,
        address: `/changes/${encodeURIComponent(row.slug)}`,
        snippet: markedSnippet(said ?? row.summary, folded),
      };
    });
    return { hits, total };
  },
};
