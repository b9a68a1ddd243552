import type { LanguageCode } from '#core/contract/languages.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { displayName, namings } from '#core/law/display-name.ts';

/** The names of places in a single article: circulars have margin numbers, acts have paragraphs. */
export function placeNames(kind: Unit['kind'] | undefined, language: LanguageCode): (path: string) => string {
  const naming = kind === 'marginNumber' ? namings.circular : namings.act;
  return (path) => {
    try {
      return displayName(path, language, naming);
    } catch {
      return path; // what no naming covers is shown as it stands
    }
  };
}
