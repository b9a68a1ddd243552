import type { WatchTarget } from '#core/contract/domain/watching.ts';
import type { ChangedPlace } from '#core/contract/main/feed.ts';
import { joinParagraphId, splitParagraphId } from '#core/law/paragraph-id.ts';

/** The document of a document or place. */
export function documentOf(target: WatchTarget): string | undefined {
  if (target.kind === 'document') return target.regTextId;
  return target.kind === 'place' ? splitParagraphId(target.completeParagraphID).regTextId : undefined;
}

type Places = readonly ChangedPlace[];

/** The changed places that are a watched place or stand in it; of a document all. */
export function changedPlacesIn(target: WatchTarget, places: Places): Places {
  if (target.kind === 'document') return places;
  if (target.kind !== 'place') return [];
  const { path } = splitParagraphId(target.completeParagraphID);
  return places.filter((place) => place.path === path || place.inside.includes(path));
}

/** The changed places that are one of these or stand in one; what is around one may differ elsewhere. */
export function changedPlacesAt(paths: readonly string[], places: Places): Places {
  const exact = new Set(paths);
  return places.filter(({ path, inside }) => exact.has(path) || inside.some((outer) => exact.has(outer)));
}

/**
 * Of changed places those that say it all: of an article in which one paragraph is different that paragraph, of one that
 * is new or repealed as a whole the article.
 */
export function tellingPlaces(places: Places): Places {
  const became = new Map(places.map((place) => [place.path, place.became]));
  const withInner = new Set(places.flatMap(({ inside }) => inside));
  return places.filter(({ path, became: own, inside: [outer] }) => {
    const ofOuter = outer === undefined ? undefined : became.get(outer);
    if (ofOuter === own && own !== 'changed') return false;
    return own !== 'changed' || !withInner.has(path);
  });
}

/** The articles and their likes in which places differ: what is counted, as in lists of versions and in comparisons. */
export const changedUnits = (places: Places): Set<string> =>
  new Set(places.flatMap(({ unit }) => unit ?? []));

/**
 * Of the provisions that a regulatory change names those that are about what is watched: the place, what stands in it, and
 * what it stands in up to the article. `insideOf` knows in which containers an article stands.
 */
export function provisionsAbout(
  target: WatchTarget,
  provisions: readonly string[],
  insideOf: (completeParagraphID: string) => readonly string[],
): string[] {
  if (target.kind === 'document')
    return provisions.filter((one) => splitParagraphId(one).regTextId === target.regTextId);
  if (target.kind !== 'place') return [];
  const { regTextId, path } = splitParagraphId(target.completeParagraphID);
  return provisions.filter((one) => {
    const named = splitParagraphId(one);
    if (named.regTextId !== regTextId) return false;
    const isAtPlace =
      named.path === path || named.path.startsWith(`${path}^`) || path.startsWith(`${named.path}^`);
    return isAtPlace || insideOf(joinParagraphId(regTextId, named.path)).includes(path);
  });
}
