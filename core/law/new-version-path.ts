import type { LanguageCode } from '../contract/languages.ts';
import { readPath } from './deep-link.ts';
import { articlePath, splitParagraphId } from './paragraph-id.ts';
import { withReadingView } from './reading-view.ts';

type NewVersion = {
  regTextId: string;
  versionDate: string;
  /** The version to compare with; absent of the first one. */
  versionBefore?: string | undefined;
  language: LanguageCode | undefined;
  /** What became of places, in the order of the text. */
  places: readonly { completeParagraphID: string; became: string }[];
};

/**
 * Where somebody reads what is new in a version, in mails, calendars and pages: the comparison with the version before, at
 * the first place that is different; of a first version that place in its text.
 */
export function newVersionPath({ versionBefore, places: [first], ...version }: NewVersion): string {
  const path = first && splitParagraphId(first.completeParagraphID).path;
  if (versionBefore === undefined) {
    const article = path === undefined ? undefined : articlePath(path);
    return readPath({ ...version, article, path: path === article ? undefined : path });
  }
  // What is there no more is named by its place in the version before.
  const at = path === undefined || first?.became !== 'repealed' ? path : `A~${path}`;
  return withReadingView(readPath(version), { compare: versionBefore, at });
}
