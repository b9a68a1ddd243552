import { type Selectable, sql } from 'kysely';
import type { ProviderComment } from '#core/contract/main/provider-comments.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import { findPaths, splitId } from '../data/provisions.ts';
import type { MainTables } from '../data/tables/main.ts';
import { HttpProblem } from '../http/problem.ts';
import { type MainHandlers, seenBy } from './authentication.ts';
import { findRegulation, findVersion, type MainData, type Regulation } from './find-text.ts';

type Calls = 'regArtComments' | 'regArtCommentCounts' | 'knowsParagraph';

/** The comments that the provider writes on the law ("Regesta global"), and what organisations ask for theirs. */
export function providerCommentHandlers(data: MainData): Pick<MainHandlers, Calls> {
  const { read } = data;
  return {
    regArtComments: async ({ params: { complete }, query: { versionDate, inside }, caller }) => {
      const { regTextId, path } = splitId(complete);
      const regulation = await findRegulation(seenBy(data, caller), regTextId);
      const comments = await commentsOf(data, regulation, versionDate)
        .selectAll()
        .where((eb) =>
          eb.or([
            eb('path', '=', path),
            ...(inside ? [eb('path', 'like', `${path.replace(/[\\%_]/g, '\\$&')}^%`)] : []),
          ]),
        )
        .orderBy('date', 'desc')
        .orderBy('id')
        .execute();
      return comments.map((row) => asProviderComment(regTextId, row));
    },
    regArtCommentCounts: async ({ params: { regTextId }, query: { versionDate }, caller }) => {
      const regulation = await findRegulation(seenBy(data, caller), regTextId);
      const rows = await commentsOf(data, regulation, versionDate)
        .select(['path', sql<number>`count(*)::integer`.as('total')])
        .groupBy('path')
        .orderBy('path')
        .execute();
      return rows.map(({ path, total }) => ({
        completeParagraphID: joinParagraphId(regTextId, path),
        total,
      }));
    },
    knowsParagraph: async ({ params: { complete }, query: { versionDate }, caller }) => {
      const { regTextId, path } = splitId(complete);
      try {
        const { texts } = await findRegulation(seenBy(data, caller), regTextId);
        const matches = await findPaths(
          read,
          texts
            .filter((text) => versionDate === undefined || text.version_date === versionDate)
            .map(({ id }) => id),
          path,
        );
        return { known: matches.size > 0 };
      } catch (error) {
        if (error instanceof HttpProblem && error.status === 404) return { known: false };
        throw error;
      }
    },
  };
}

function asProviderComment(
  regTextId: string,
  row: Selectable<MainTables['provider_comment']>,
): ProviderComment {
  return {
    id: String(row.id),
    completeParagraphID: joinParagraphId(regTextId, row.path),
    scope: 'regesta',
    source: 'main',
    domainComment: false,
    commentType: row.comment_type,
    text: row.text,
    language: row.language,
    translations: row.translations,
    date: row.date,
  };
}

/** Who reads an earlier version sees what was said until it was replaced, not what was said of later law. */
function commentsOf({ read }: MainData, regulation: Regulation, versionDate: string | undefined) {
  const lastDay = versionDate === undefined ? undefined : findVersion(regulation, versionDate).validUntil;
  return read
    .selectFrom('provider_comment')
    .where('regulation_id', '=', regulation.row.id)
    .$if(lastDay !== undefined, (query) => query.where('date', '<=', lastDay ?? ''));
}
