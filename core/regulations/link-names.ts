import type { LanguageCode } from '../contract/languages.ts';
import { displayName, type Naming, namings } from '../law/display-name.ts';
import { latinSuffixes } from '../law/label.ts';
import type { TextLink } from './links.ts';

/** Nothing but a number or letter, with the short name of its act or without: "h", "4bis", "5 OR". */
const bareLabel = new RegExp(
  `^(?:\\d+\\p{Ll}?|\\p{Ll}{1,2}|[ivx]+)(?:${latinSuffixes.join('|')})?(?<act>\\s+\\p{Lu}[\\p{L}\\d-]*)?$`,
  'u',
);
const marginWords = /^(?:rz|randziff|cm\b|ch\.? ?marg|chiffres? marg|nm\b|n\.? ?marg|note? marg|mn\b|marg)/iu;

type Own = { regTextId: string; nameOf: (path: string) => string };

/** Words for each link that say where it leads: "Art. 5 Abs. 4" where the text has only the "4" of a list or range. */
export function linkNames(links: readonly TextLink[], language: LanguageCode, own: Own): string[] {
  /** What was cited of a document before tells how it is divided. */
  const known = new Map<string, Naming>();
  return links.map(({ target, text }) => {
    const [regTextId = '', path] = target.split('~');
    const bare = bareLabel.exec(text);
    if (!bare && text !== '') {
      known.set(regTextId, marginWords.test(text) ? namings.circular : namings.act);
      return text;
    }
    if (path === undefined) return text;
    if (regTextId === own.regTextId) return own.nameOf(path);
    return nameIn(path, language, known.get(regTextId) ?? namings.act, text) + (bare?.groups?.act ?? '');
  });
}

function nameIn(path: string, language: LanguageCode, naming: Naming, otherwise: string): string {
  try {
    return displayName(path, language, naming) || otherwise;
  } catch {
    // A path that no naming covers keeps the words of the text.
    return otherwise;
  }
}
