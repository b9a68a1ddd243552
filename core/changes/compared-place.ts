import type { LanguageCode } from '../contract/languages.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { Client } from '../http/client.ts';
import { readPath } from '../law/deep-link.ts';
import { articlePath, splitParagraphId } from '../law/paragraph-id.ts';
import { withReadingView } from '../law/reading-view.ts';

type Versions = Pick<Client<typeof mainContract>, 'allVersions' | 'previousRegArtVersions'>;

/**
 * The path in the portal of the comparison of a paragraph as it became last with what it was before; undefined where it
 * reads the same in all versions, since most versions of a text leave most of its paragraphs as they are.
 */
export async function comparedPath(
  main: Versions,
  completeParagraphID: string,
  language: LanguageCode,
): Promise<string | undefined> {
  const { regTextId, path } = splitParagraphId(completeParagraphID);
  const all = await main.allVersions({ regTextId, language });
  const languages = new Set(all.flatMap((version) => version.languages));
  const read = languages.has(language) ? language : ([...languages][0] ?? language);
  const versions = await main.previousRegArtVersions({ complete: completeParagraphID, language: read });
  const inOrder = versions.toSorted((one, other) => (one.versionDate < other.versionDate ? -1 : 1));
  const last = inOrder.findLastIndex(({ changed }) => changed);
  const [before, after] = [inOrder[last - 1], inOrder[last]];
  if (before === undefined || after === undefined) return undefined;
  return withReadingView(
    readPath({ regTextId, article: articlePath(path), versionDate: after.versionDate }),
    { compare: before.versionDate },
  );
}
