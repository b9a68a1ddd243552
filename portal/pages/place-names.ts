import type { LanguageCode } from '#core/contract/languages.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { displayName, namings } from '#core/law/display-name.ts';

/** Names the places of an article that stands alone: circulars count margin numbers, acts paragraphs. */
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
