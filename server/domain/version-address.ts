import { readPath } from '#core/law/deep-link.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import { withReadingView } from '#core/law/reading-view.ts';
import type { StoredVersion } from '../data/tables/watching.ts';

type LinkedVersion = Pick<StoredVersion, 'versionBefore' | 'places' | 'language'> & {
  regTextId: string | null;
  versionDate: string | null;
};

/** To the comparison with the version before, at the first place that is different; of a first version to the text. */
export function versionLink(version: LinkedVersion, portalUrl: string): string {
  const { regTextId, versionDate, versionBefore: compare, language } = version;
  const address = readPath({ regTextId: regTextId ?? '', versionDate: versionDate ?? undefined, language });
  if (compare === undefined) return `${portalUrl}${address}`;
  const [first] = version.places;
  const path = first && splitParagraphId(first.completeParagraphID).path;
  // What is there no more is named by its place in the version before.
  const at = path === undefined || first?.became !== 'repealed' ? path : `A~${path}`;
  return `${portalUrl}${withReadingView(address, { compare, at })}`;
}
