import { sql } from 'kysely';
import type { DomainHit } from '#core/contract/domain/search.ts';
import { readPath } from '#core/law/deep-link.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import { parseQuery } from '#core/law/search/parse-query.ts';
import { termsOf } from '#core/law/search/query.ts';
import { foldText } from '#core/lib/fold.ts';
import { queryCondition } from '../data/query-conditions.ts';
import { markedSnippet } from '../lib/marked-snippet.ts';
import { hasWord } from './comment-conditions.ts';
import { versionOfPath } from './comment-places.ts';
import { namesOf } from './comment-replies.ts';
import { matchesField } from './comment-search-filters.ts';
import { seenComments } from './comment-visibility.ts';
import type { SearchSource } from './search.ts';

/** The comments of an organisation in its search, as the caller may see them; the last edited first. */
export const commentSource: SearchSource = {
  facet: 'comments',
  find: async (db, caller, { query: typed, start, rows }) => {
    const { query, problems } = parseQuery(typed);
    if (problems.some(({ fatal }) => fatal)) return { hits: [], total: 0 };
    const matches = seenComments(db, caller).where((eb) =>
      queryCondition(query, {
        hasText: (text) => hasWord(eb as never, text),
        matches: (field, value) => matchesField(eb as never, field, value),
      }),
    );
    const { total } = await matches
      .select(sql<number>`count(*)::integer`.as('total'))
      .executeTakeFirstOrThrow();
    if (rows === 0 || total === 0) return { hits: [], total };
    const ofPage = await matches
      .innerJoin('comment_text', (join) =>
        join
          .onRef('comment_text.comment_id', '=', 'comment.id')
          .onRef('comment_text.language', '=', 'comment.language'),
      )
      .select(['comment.id', 'comment.author', 'comment.reg_text_id', 'comment.path'])
      .select(['comment.version_date', 'comment_text.text'])
      .select((eb) => versionOfPath(eb as never).as('standing_in'))
      .orderBy('comment.edited_at', 'desc')
      .orderBy('comment.id')
      .offset(start)
      .limit(rows)
      .execute();
    const names = await namesOf(
      db,
      ofPage.flatMap(({ author }) => author ?? []),
    );
    const words = termsOf(query.root).map(({ text }) => foldText(text));
    return { hits: ofPage.map((row) => asHit(row, names.get(row.author ?? ''), words)), total };
  },
};

type MatchedComment = {
  id: string;
  reg_text_id: string | null;
  path: string | null;
  version_date: string | null;
  standing_in: string | null;
  text: string;
};

function asHit(
  { id, reg_text_id: regTextId, path, version_date, standing_in, text }: MatchedComment,
  author: string | undefined,
  words: readonly string[],
): DomainHit {
  const place =
    regTextId === null || path === null
      ? {}
      : {
          regArt: joinParagraphId(regTextId, path),
          address: readPath({ regTextId, path, versionDate: standing_in ?? version_date ?? undefined }),
        };
  return { facet: 'comments', id, title: author ?? '', ...place, snippet: markedSnippet(text, words) };
}
