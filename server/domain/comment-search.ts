import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { DomainHit } from '#core/contract/domain/search.ts';
import type { MarkedText } from '#core/contract/main/search.ts';
import { readPath } from '#core/law/deep-link.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import { parseQuery } from '#core/law/search/parse-query.ts';
import { type QueryNode, termsOf } from '#core/law/search/query.ts';
import { cut } from '#core/lib/cut.ts';
import { foldText } from '#core/lib/fold.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { hasWord } from './comment-lists.ts';
import { namesOf } from './comment-replies.ts';
import { matchesFilters } from './comment-search-filters.ts';
import { seenComments } from './comment-visibility.ts';
import type { SearchSource } from './search.ts';

type CommentExpression = ExpressionBuilder<OrganisationTables, 'comment'>;
type Condition = ExpressionWrapper<OrganisationTables, 'comment', SqlBool>;

/** The comments of an organisation in its search, as the caller may see them; the last edited first. */
export const commentSource: SearchSource = {
  facet: 'comments',
  find: async (db, caller, { query: typed, start, rows }) => {
    const { query, problems } = parseQuery(typed);
    if (problems.some(({ fatal }) => fatal)) return { hits: [], total: 0 };
    const matches = seenComments(db, caller).where((eb) =>
      eb.and([
        ...(query.root === undefined ? [] : [matchesNode(eb as never, query.root)]),
        ...matchesFilters(eb as never, query.filters),
      ]),
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

/** Words, phrases and beginnings are there if they stand in one of the languages; words near each other all must. */
function matchesNode(eb: CommentExpression, node: QueryNode): Condition {
  if (node.kind === 'and') return eb.and(node.parts.map((part) => matchesNode(eb, part))) as Condition;
  if (node.kind === 'or') return eb.or(node.parts.map((part) => matchesNode(eb, part))) as Condition;
  if (node.kind === 'not') return eb.not(matchesNode(eb, node.part)) as Condition;
  if (node.kind === 'group') return matchesNode(eb, node.part);
  if (node.kind === 'near')
    return eb.and(node.text.split(/\s+/).map((word) => hasWord(eb, word))) as Condition;
  return hasWord(eb, node.text) as unknown as Condition;
}

type MatchedComment = {
  id: string;
  reg_text_id: string | null;
  path: string | null;
  version_date: string | null;
  text: string;
};

function asHit(
  { id, reg_text_id: regTextId, path, version_date, text }: MatchedComment,
  author: string | undefined,
  words: readonly string[],
): DomainHit {
  const place =
    regTextId === null || path === null
      ? {}
      : {
          regArt: joinParagraphId(regTextId, path),
          address: readPath({ regTextId, path, versionDate: version_date ?? undefined }),
        };
  return { facet: 'comments', id, title: author ?? '', ...place, snippet: snippetOf(text, words) };
}

/** Signs before and around the first word that was looked for. */
const lead = 60;
const longestSnippet = 240;

/** The words around the first match, which is marked. */
function snippetOf(text: string, words: readonly string[]): MarkedText {
  const folded = foldText(text);
  // Where folding changes the length, positions in one are none in the other.
  const isAligned = folded.length === text.length;
  const first = isAligned
    ? words
        .map((word) => ({ at: folded.indexOf(word), length: word.length }))
        .filter(({ at }) => at >= 0)
        .toSorted((a, b) => a.at - b.at)[0]
    : undefined;
  if (first === undefined) return [{ text: cut(text, longestSnippet) }];
  const from = Math.max(0, first.at - lead);
  const before = `${from > 0 ? '…' : ''}${text.slice(from, first.at).toWellFormed()}`;
  const after = cut(text.slice(first.at + first.length), longestSnippet);
  return [
    { text: before },
    { text: text.slice(first.at, first.at + first.length), marked: true },
    { text: after },
  ].filter((piece) => piece.text !== '');
}
