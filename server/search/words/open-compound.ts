import { commonParts, suffixes, verbPrefixes } from './compound-lexicon.ts';
import { isStopWord } from './stop-words.ts';

/** Shorter ones begin and end too many words by accident. */
const shortestKnown = 6;
const shortestOther = 4;
/** Less is an inflection or a derivation: "Schuld|ner", "Handel|nde". */
const shortestBehind = 5;
const inflections = ['', 's', 'es', 'e', 'en', 'n', 'er', 'ern', 'ien'];
const links = ['', 's', 'es', 'n', 'en'];
/** What is surely no letter of the word itself. */
const linked = /(ung|heit|keit|schaft|ion|taet)s$/;
/** "verein" begins "vereinbaren" and "vereinfachen" more often than a club. */
const noModifier = new Set(['verein']);

const known = [...commonParts].filter((word) => word.length >= shortestKnown);
const heads: ReadonlyMap<string, string> = new Map([...formsOf(known, inflections), ['risiken', 'risiko']]);
const modifiers = formsOf(
  known.filter((word) => !noModifier.has(word)),
  links,
);
const prefixes = [...verbPrefixes].join('|');
/** "mitunter|zeichnen", "einzu|stellen": a verb with what stands before it, no compound. */
const verbal = new RegExp(`^(?:(?:${prefixes})+|.*zu|.*ge)$`);
/** "Bewirtsc|haftung" parts a sound. */
const halfSound = /sc$/;
const derived =
  /^(?:ung|ig|isch|lich|bar|haft|heit|keit|los|sam|schaft|ion|at|al|ell|gemaess|maessig|weis|ier|en(?!t)|e[^inmr])/;
/** How a word may sound at its beginning: no "slose", no "rstattung". */
const onset = /^(?:s?(?:ch|[bdfgkpt])?[lrmnw]?|h|j|qu|v|z|zw|pf[lr]?|ph|th)[aeiouy]/;

/**
 * A compound of which the texts know one half only: that is a word that law is full of, at the end
 * ("Kernkapital") or at the beginning ("Kapitalausstattung").
 */
export function splitOpenly(word: string): string[] {
  for (let at = shortestOther; at <= word.length - shortestKnown; at += 1) {
    const head = heads.get(word.slice(at));
    const before = word.slice(0, at);
    if (head !== undefined && isWordLike(before) && !verbal.test(before) && !halfSound.test(before))
      return [before.replace(linked, '$1'), head];
  }
  for (let at = word.length; at >= shortestKnown; at -= 1) {
    const modifier = modifiers.get(word.slice(0, at));
    if (modifier === undefined) continue;
    // The longest link is the right one: "Urkunden|fälschung".
    const behind = word.slice(at);
    const isHead = behind.length >= shortestBehind && isWordLike(behind);
    return isHead && onset.test(behind) && !derived.test(behind) ? [modifier, behind] : [];
  }
  return [];
}

function isWordLike(text: string): boolean {
  if (verbPrefixes.has(text) || suffixes.has(text) || isStopWord(text, 'DE')) return false;
  return /[aeiouy]/.test(text);
}

function formsOf(words: readonly string[], endings: readonly string[]): ReadonlyMap<string, string> {
  return new Map(words.flatMap((word) => endings.map((ending) => [word + ending, word] as const)));
}
