import type { SearchHit } from '#core/contract/main/search.ts';
import { articlePath, splitParagraphId } from '#core/law/paragraph-id.ts';
import { requestedDay } from '#core/search/query-language.ts';
import type { SearchRequest } from '#core/search/search-request.ts';
import type { HitPlace } from './results-props.ts';

/** The place of a hit or of one of its passages; law that is not in force today opens in its version. */
export function placeOf(
  hit: SearchHit,
  request: SearchRequest,
  completeParagraphID = hit.completeParagraphID,
): HitPlace {
  const { regTextId, path } = splitParagraphId(completeParagraphID);
  const article = articlePath(path);
  return {
    regTextId,
    article,
    path: path === article ? undefined : path,
    versionDate: dayOf(hit, request),
    language: hit.language,
  };
}

/** A text that is behind opens on a day on which it answers, and the reader says so; all else on its own date. */
function dayOf({ validity, versionDate, behind }: SearchHit, request: SearchRequest): string | undefined {
  const requested = requestedDay(request);
  if (validity !== 'current') return behind?.versionDate ?? versionDate;
  return requested === undefined ? undefined : behind ? requested : versionDate;
}

/** Identifies a hit within a reply, which may contain one paragraph in several versions. */
export const hitKey = ({ completeParagraphID, versionDate, language }: SearchHit): string =>
  `${completeParagraphID} ${versionDate} ${language}`;

/** The citation of a hit: "Art. 37h BankG". */
export function citationOf(hit: Pick<SearchHit, 'number' | 'shortName'>): string {
  return `${hit.number} ${hit.shortName}`;
}

export const isCitationHit = (hit: SearchHit): boolean => hit.reasons.some(({ kind }) => kind === 'citation');
