import { sql } from 'kysely';
import type { CarriedMark, CarryOutcome, CarryState } from '#core/contract/domain/carried-mark.ts';
import type { LanguageMark } from '#core/contract/domain/language-mark.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import { isMeant, type PathFilter } from './places-on-day.ts';

export const placeColumns = [
  'caid',
  'place_path',
  'place_state',
  'place_outcome',
  'place_open',
  'place_version',
  'place_is_first',
  'place_aligned',
  'written_language',
  'written_path',
] as const;

/** Where a comment or an answer stands on a day, by the latest version until then; its columns for the marks. */
type PlaceOnDay = {
  caid: string | null;
  place_state: CarryState | null;
  place_outcome: CarryOutcome | null;
  place_open: boolean | null;
  place_version: string | null;
  /** Whether it was written on this version. */
  place_is_first: boolean | null;
  /** Whether the language that is read has the same place. */
  place_aligned: boolean | null;
  /** Where it stands in the language of the text on which it was written. */
  written_language: LanguageCode | null;
  written_path: string | null;
};

/** Whether something stands at a path: where its place of the day is, or if it has none yet, where it was written. */
export const standsAt = (thing: 'comment' | 'assurance_answer', of: PathFilter) =>
  sql<boolean>`${isParked} is false and case when place.place_path is null
    then ${isMeant(`${thing}.path`, of)} else ${isMeant('place.place_path', of)} end`;

/** The same, or it is parked and the path is beside where it stood: there it is read on. */
export const isReadAt = (thing: 'comment' | 'assurance_answer', of: PathFilter) =>
  sql<boolean>`((${standsAt(thing, of)}) or (${isParked} and ${isMeant('place.place_near', of)}))`;

export const isParked = sql<boolean>`(place.place_state is not distinct from 'parked')`;

/** The mark of something in the version that is read; none in the version on which it was written, if it is as it was. */
export function asMark(place: PlaceOnDay): CarriedMark | undefined {
  const { caid, place_version, place_outcome, place_state, place_open, place_is_first } = place;
  if (caid === null || place_version === null || place_outcome === null || place_state === null)
    return undefined;
  if (place_is_first && place_state === 'placed' && !place_open) return undefined;
  return {
    caid,
    versionDate: place_version,
    outcome: place_outcome,
    state: place_state,
    open: place_open ?? false,
  };
}

/** The mark of what was written on the text of another language than the one that is read. */
export function asLanguageMark(
  { written_language: language, written_path: path, place_aligned: aligned }: PlaceOnDay,
  regTextId: string,
  readLanguage: LanguageCode | undefined,
): LanguageMark | undefined {
  const isOther = readLanguage !== undefined && language !== null && language !== readLanguage;
  if (!isOther || path === null) return undefined;
  return { language, regArt: joinParagraphId(regTextId, path), aligned: aligned ?? true };
}
