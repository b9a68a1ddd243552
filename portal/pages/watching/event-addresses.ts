import type { WatchedEvent } from '#core/contract/domain/watching.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import { articlePath, splitParagraphId } from '#core/law/paragraph-id.ts';
import { withReadingView } from '#core/law/reading-view.ts';
import type { Place } from '#widgets/reader/reader-props.ts';
import { routes } from '../../routes.ts';

type NewVersion = Extract<WatchedEvent['what'], { kind: 'version' }>;

/** A place of the reader. */
export function placeOf(completeParagraphID: string): Place {
  const { regTextId, path } = splitParagraphId(completeParagraphID);
  const article = articlePath(path);
  return article === path ? { regTextId, article } : { regTextId, article, path };
}

/** A place in the reader at the version; without a place its beginning. */
export function versionAddress(
  { regTextId, versionDate }: NewVersion,
  completeParagraphID: string | undefined,
  language: LanguageCode | undefined,
): string {
  const place = completeParagraphID === undefined ? { regTextId } : placeOf(completeParagraphID);
  return routes.read.address({ ...place, regTextId, versionDate, language });
}

/** The comparison with the version before, at the first place that the new one still has. */
export function comparisonOf(
  { regTextId, versionDate, places }: NewVersion,
  versionBefore: string,
  language: LanguageCode | undefined,
): string {
  const first = places.find(({ became }) => became !== 'repealed') ?? places[0];
  const path = first === undefined ? '' : articlePath(splitParagraphId(first.completeParagraphID).path);
  const address = routes.read.address({
    regTextId,
    versionDate,
    language,
    ...(path !== '' && { article: path }),
  });
  return withReadingView(address, { compare: versionBefore });
}

/** Where an event leads: to the comparison of the two versions, to the only version, or to the change. */
export function eventAddress(
  { what }: WatchedEvent,
  languageFor: (regTextId: string, language: LanguageCode) => LanguageCode | undefined,
): string {
  if (what.kind === 'change') return routes.changes.address({}, what.slug);
  const language = languageFor(what.regTextId, what.language);
  return what.versionBefore === undefined
    ? versionAddress(what, what.places[0]?.completeParagraphID, language)
    : comparisonOf(what, what.versionBefore, language);
}
