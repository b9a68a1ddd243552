import { isOnlyBefore, pathOfName } from '#core/comparison/rows.ts';
import type { ComparisonRequest } from '#core/comparison/store.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import { articlePath, joinParagraphId } from '#core/law/paragraph-id.ts';
import { placeInDocument, splitTarget } from '../document-view/place.ts';
import type { ComparePlace, ComparisonSettings, ComparisonViewProps } from './comparison-props.ts';

export type Side = 'before' | 'after';
export type Target = { place: ComparePlace; view: ComparisonSettings };
type ComparedPlace = Pick<
  ComparisonViewProps,
  'regTextId' | 'article' | 'path' | 'versionDate' | 'language' | 'view'
>;

const idOf = ({ regTextId, article, path }: ComparePlace) => {
  const inner = path ?? article;
  return inner === undefined ? regTextId : joinParagraphId(regTextId, inner);
};

/** A place by the identifier of a document or provision. */
function placeOf(id: string): ComparePlace {
  const { regTextId, path } = splitTarget(id);
  return path === undefined ? { regTextId } : { regTextId, ...placeInDocument(path) };
}

/** The request for the server: the text to compare with comes first. */
export function requestOf({ language, view, versionDate, ...place }: ComparedPlace): ComparisonRequest {
  const after = idOf(place);
  return {
    before: view.with ?? after,
    after,
    language,
    beforeDate: view.compare,
    afterDate: versionDate,
  };
}

export const placeIn = ({
  regTextId,
  article,
  path,
  versionDate,
  language,
}: ComparedPlace): ComparePlace => ({
  regTextId,
  article,
  path,
  versionDate,
  language,
});

/** The same place and settings in another language. */
export const inLanguage = ({ place, view }: Target, language: LanguageCode): Target => ({
  place: { ...place, language },
  view,
});

/** The same comparison with another version on a side. */
export function withVersion(requested: ComparedPlace, side: Side, date: string): Target {
  const place = placeIn(requested);
  return side === 'before'
    ? { place, view: { ...requested.view, compare: date } }
    : { place: { ...place, versionDate: date }, view: requested.view };
}

/**
 * The same comparison with the sides exchanged; `dates` are those of the displayed versions, which the
 * address may leave open.
 */
export function swapped(requested: ComparedPlace, dates: Record<Side, string>): Target {
  const place = { ...placeIn(requested), versionDate: dates.before };
  const view = { ...requested.view, compare: dates.after };
  if (requested.view.with === undefined) return { place, view };
  const other = { ...placeOf(requested.view.with), versionDate: dates.before, language: requested.language };
  return { place: other, view: { ...view, with: idOf(requested) } };
}

/** A comparison with another provision or document, on a day or today. */
export function comparedWith(requested: ComparedPlace, id: string, date: string | undefined): Target {
  return { place: placeIn(requested), view: { ...requested.view, with: id, compare: date, at: undefined } };
}

/** The comparison of the whole document, at the article that was compared. */
export function wholeDocument(requested: ComparedPlace): Target {
  const { path, article, view } = requested;
  return {
    place: { ...placeIn(requested), article: undefined, path: undefined },
    view: { ...view, at: view.at ?? path ?? article },
  };
}

/** The comparison of the article that has a place of the later text, at that place. */
export function articleOf(requested: ComparedPlace, path: string): Target {
  return {
    place: { ...placeIn(requested), article: articlePath(path), path: undefined },
    view: { ...requested.view, at: path },
  };
}

/** Where the reader opens: in the later text, at the viewed place. */
export function placeToRead(requested: ComparedPlace): ComparePlace {
  const { at, with: other } = requested.view;
  const isElsewhere = at === undefined || (other !== undefined && isOnlyBefore(at));
  return isElsewhere ? placeIn(requested) : { ...placeIn(requested), ...placeInDocument(pathOfName(at)) };
}

/** The side that a chosen version replaces: the one nearer in time. */
export function sideFor(date: string, dates: Record<Side, string>): Side {
  const distance = (side: Side) => Math.abs(Date.parse(date) - Date.parse(dates[side]));
  return distance('before') < distance('after') ? 'before' : 'after';
}
