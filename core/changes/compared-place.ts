import type { LanguageCode } from '../contract/languages.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { Client } from '../http/client.ts';
import { readPath } from '../law/deep-link.ts';
import { articlePath, splitParagraphId } from '../law/paragraph-id.ts';
import { withReadingView } from '../law/reading-view.ts';

type Versions = Pick<Client<typeof mainContract>, 'allVersions'>;

/** The path in the portal of the comparison of a paragraph's last two versions; a text of one version is read alone. */
export async function comparedPath(
  main: Versions,
  completeParagraphID: string,
  language: LanguageCode,
): Promise<string> {
  const place = splitParagraphId(completeParagraphID);
  const { regTextId, path } = place;
  const versions = await main.allVersions({ regTextId, language });
  const [before, versionDate] = versions
    .map((version) => version.versionDate)
    .sort()
    .slice(-2);
  if (versionDate === undefined) return readPath(place);
  return withReadingView(readPath({ regTextId, article: articlePath(path), versionDate }), {
    compare: before,
  });
}
