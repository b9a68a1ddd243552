import type { NameWords } from '../languages/names/words.ts';
import { type GrammarLanguage, nameWords } from '../languages/names.ts';

const folded = (word: string) =>
  word.toLowerCase().replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u');
const lastWord = (words: string) => words.split(' ').at(-1) ?? '';

/** Whether two names are the feminine and the masculine form of one. */
function differInGender(first: string, second: string, { feminine }: NameWords): boolean {
  const [a, b] = [folded(lastWord(first)), folded(lastWord(second))];
  const shared = [...a].findIndex((letter, at) => letter !== b[at]);
  const stem = shared < 0 ? a.length : shared;
  if (stem < 3 || a === b) return false;
  if (feminine) return feminine.test(a) !== feminine.test(b) && a.length - stem <= 6;
  return a.length - stem <= 4 && b.length - stem <= 4;
}

/** All names by which a text may use a term: of "Anlegerin oder Anleger" also each of the two. */
export function namesOf(
  { term, also }: { term: string; also: readonly string[] },
  language: GrammarLanguage,
): string[] {
  const words: NameWords = nameWords[language];
  const { first = '', second = '' } = words.pair.exec(term)?.groups ?? {};
  const other = completed(second, first);
  if (first === '' || !differInGender(first, other, words)) return [term, ...also];
  const both = words.joints.flatMap((joint) => [`${first} ${joint} ${second}`, `${other} ${joint} ${first}`]);
  return [...new Set([term, ...both, first, other, ...also])];
}

/** Completes the second name: "-inhaber" after "Kontrollinhaberin" becomes "Kontrollinhaber". */
function completed(second: string, first: string): string {
  if (!second.startsWith('-')) return second;
  const part = second.slice(1);
  const at = first.toLowerCase().lastIndexOf(part.slice(0, 5).toLowerCase());
  return at > 0 ? first.slice(0, at) + part : part;
}
