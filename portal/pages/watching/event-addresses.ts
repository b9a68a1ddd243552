import type { WatchedEvent } from '#core/contract/domain/watching.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import { newVersionPath } from '#core/law/new-version-path.ts';
import { articlePath, splitParagraphId } from '#core/law/paragraph-id.ts';
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

/** Where an event leads: to what is new in a version, or to the change. */
export function eventAddress(
  { what }: WatchedEvent,
  languageFor: (regTextId: string, language: LanguageCode) => LanguageCode | undefined,
): string {
  if (what.kind === 'change') return routes.changes.address({}, what.slug);
  return newVersionPath({ ...what, language: languageFor(what.regTextId, what.language) });
}
