import type { LanguageCode } from '#core/contract/languages.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { namings } from '#core/law/display-name.ts';
import { createPlaceNames } from '#widgets/law/create-drawing.ts';

/** The names of places in a single article: circulars have margin numbers, acts have paragraphs. */
export function placeNames(kind: Unit['kind'] | undefined, language: LanguageCode): (path: string) => string {
  const naming = kind === 'marginNumber' ? namings.circular : namings.act;
  const nameOf = createPlaceNames(language, naming);
  // What no naming covers is displayed as it stands.
  return (path) => nameOf(path) ?? path;
}
