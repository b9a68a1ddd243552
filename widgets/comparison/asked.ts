import { isOnlyBefore, pathOfName } from '#core/comparison/row-names.ts';
import type { ComparisonRequest } from '#core/comparison/store.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import { placeInDocument, splitTarget } from '../document-view/place.ts';
import type { ComparePlace, CompareSettings, CompareViewProps } from './compare-props.ts';

export type Side = 'before' | 'after';
export type Target = { place: ComparePlace; view: CompareSettings };
type Asked = Pick<CompareViewProps, 'regTextId' | 'article' | 'path' | 'versionDate' | 'language' | 'view'>;

const idOf = ({ regTextId, article, path }: ComparePlace) => {
  const inner = path ?? article;
  return inner === undefined ? regTextId : joinParagraphId(regTextId, inner);
};

/** A place by the identifier of a document or provision. */
function placeOf(id: string): ComparePlace {
  const { regTextId, path } = splitTarget(id);
  return path === undefined ? { regTextId } : { regTextId, ...placeInDocument(path) };
}

/** What the server is asked for: the compared version or provision comes first. */
export function askedBy({ language, view, versionDate, ...place }: Asked): ComparisonRequest {
  const after = idOf(place);
  return {
    before: view.with ?? after,
    after,
    language,
    beforeDate: view.compare,
    afterDate: versionDate,
  };
}

export const placeIn = ({ regTextId, article, path, versionDate, language }: Asked): ComparePlace => ({
  regTextId,
  article,
  path,
  versionDate,
  language,
});

/** The same comparison with another version on a side. */
export function withVersion(asked: Asked, side: Side, date: string): Target {
  const place = placeIn(asked);
  return side === 'before'
    ? { place, view: { ...asked.view, compare: date } }
    : { place: { ...place, versionDate: date }, view: asked.view };
}

/** Both sides for each other; `dates` are those of the versions on screen, which the address may leave open. */
export function swapped(asked: Asked, dates: Record<Side, string>): Target {
  const place = { ...placeIn(asked), versionDate: dates.before };
  const view = { ...asked.view, compare: dates.after };
  if (asked.view.with === undefined) return { place, view };
  const other = { ...placeOf(asked.view.with), versionDate: dates.before, language: asked.language };
  return { place: other, view: { ...view, with: idOf(asked) } };
}

/** Compared with a provision or document of somebody's choice, on a day or today. */
export function comparedWith(asked: Asked, id: string, date: string | undefined): Target {
  return { place: placeIn(asked), view: { ...asked.view, with: id, compare: date, at: undefined } };
}

/** The whole of the document, looked at where one of its articles was. */
export function wholeDocument(asked: Asked): Target {
  const { path, article, view } = asked;
  return {
    place: { ...placeIn(asked), article: undefined, path: undefined },
    view: { ...view, at: view.at ?? path ?? article },
  };
}

/** Where to go on reading: in the text after, at what was looked at. */
export function readOnAt(asked: Asked): ComparePlace {
  const { at, with: other } = asked.view;
  const isElsewhere = at === undefined || (other !== undefined && isOnlyBefore(at));
  return isElsewhere ? placeIn(asked) : { ...placeIn(asked), ...placeInDocument(pathOfName(at)) };
}

/** Which side a version is for that somebody points at: the nearer in time. */
export function sideFor(date: string, dates: Record<Side, string>): Side {
  const distance = (side: Side) => Math.abs(Date.parse(date) - Date.parse(dates[side]));
  return distance('before') < distance('after') ? 'before' : 'after';
}
