import type { LanguageCode } from '#core/contract/languages.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import { languagesOffered } from '#core/regulations/offers.ts';
import type { ReaderScene } from '../reader-scene.ts';

/** The language to read beside the one on screen; undefined if the version has no other. */
export function secondLanguage(
  document: Pick<RegulationDocument, 'languages'>,
  language: LanguageCode,
  fallback: LanguageCode | undefined,
): LanguageCode | undefined {
  return languagesOffered(document, fallback).find((each) => each !== language);
}

/** Opens the current place in the language on screen and another, side by side. */
export function showSideBySide(
  { props, language, entries, $focusedPath, $current }: ReaderScene,
  other: LanguageCode,
): void {
  const path = $focusedPath.get() ?? entries[$current.get()]?.id;
  const article = path === undefined ? undefined : articlePath(path);
  const place = { regTextId: props.regTextId, article, path: path === article ? undefined : path };
  props.onView?.({ ...place, versionDate: props.versionDate, language }, { languages: [language, other] });
}
