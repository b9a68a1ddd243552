import type { LanguageCode } from '../../contract/languages.ts';
import type { Definition } from './definition.ts';

const pair =
  /^(?<first>.*\p{L}in(?:nen)?)\s(?:oder|und|bzw\.|beziehungsweise)\s(?<second>(?:der\s|die\s)?\S+(?:\s\S+)?)$/u;

/** The names under which a term stands in the text: "Anlegerin oder Anleger" is two of them. */
export function namesOf({ term, also }: Pick<Definition, 'term' | 'also'>, language: LanguageCode): string[] {
  const { first = '', second = '' } = (language === 'DE' && pair.exec(term)?.groups) || {};
  if (first === '' || second === '') return [term, ...also];
  return [term, first, completed(second, first), ...also];
}

/** "-inhaber" after "Kontrollinhaberin" is "Kontrollinhaber". */
function completed(second: string, first: string): string {
  if (!second.startsWith('-')) return second.replace(/^(?:der|die)\s/u, '');
  const part = second.slice(1);
  const at = first.toLowerCase().lastIndexOf(part.slice(0, 5).toLowerCase());
  return at > 0 ? first.slice(0, at) + part : part;
}
