import type { LanguageCode } from '#core/contract/languages.ts';
import type { ArticleVersion } from '#core/contract/main/regulations.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import { findPaths, missingParagraph, requirePath, splitId } from '../data/provisions.ts';
import { placeName } from '../lib/place-name.ts';
import { withAmendments } from './amendments.ts';
import { type MainHandlers, seenBy } from './authentication.ts';
import { findRegulation, type MainData, textAt, type ViewedData } from './find-text.ts';

type Calls = 'searchRegArt' | 'previousRegArtVersions';

/** One article or paragraph: as a search document, and in all versions. */
export function paragraphHandlers(data: MainData): Pick<MainHandlers, Calls> {
  const { read } = data;
  return {
    searchRegArt: async ({ params: { inFocus }, query, caller }) => {
      const { regTextId } = splitId(inFocus, 'inFocus');
      const regulation = await findRegulation(seenBy(data, caller), regTextId);
      const text = textAt(regulation, query);
      const { ord } = await requirePath(read, text.id, inFocus, 'inFocus');
      const match = await read
        .selectFrom('provision')
        .select(['path', 'e_id', 'heading', 'plain', 'repealed'])
        .where('text_id', '=', text.id)
        .where('ord', '=', ord)
        .executeTakeFirstOrThrow();
      return {
        regTextId,
        completeParagraphID: `${regTextId}~${match.path}`,
        language: text.language,
        versionDate: text.version_date,
        displayName: placeName(match.path, text.language, text.naming),
        sourceNumber: regulation.row.source_number,
        ...(match.e_id === null ? {} : { eId: match.e_id }),
        heading: match.heading,
        text: match.plain,
        repealed: match.repealed,
      };
    },
    previousRegArtVersions: ({ params, caller }) =>
      articleVersions(seenBy(data, caller), params.complete, params.language),
  };
}

/** For every version in the language, whether the article exists and whether it differs from the version before. */
async function articleVersions(
  data: ViewedData,
  complete: string,
  language: LanguageCode,
): Promise<ArticleVersion[]> {
  const { regTextId, path } = splitId(complete);
  const regulation = await findRegulation(data, regTextId);
  const { texts, versions } = regulation;
  const own = texts.filter((text) => text.language === language);
  const states = await findPaths(
    data.read,
    own.map(({ id }) => id),
    path,
  );
  const answered: ArticleVersion[] = [];
  let before: { hash: string | undefined } | undefined;
  for (const version of versions) {
    const text = own.find((one) => one.version_date === version.versionDate);
    if (text === undefined) continue;
    const state = states.get(text.id);
    const changed = before !== undefined && before.hash !== state?.hash;
    const isNew = changed || before === undefined;
    answered.push({
      ...(isNew
        ? await withAmendments(data.read, regulation, version, language, articlePath(path))
        : version),
      present: state !== undefined,
      repealed: state?.repealed ?? false,
      changed,
    });
    before = { hash: state?.hash };
  }
  if (!answered.some(({ present }) => present)) throw missingParagraph(complete);
  return answered;
}
