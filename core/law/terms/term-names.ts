import type { GrammarLanguage } from '../grammar-languages.ts';

/** "Anlegerin oder Anleger", "cliente ou client", "Kundin/Kunde". */
const pair: Readonly<Record<GrammarLanguage, RegExp>> = {
  DE: /^(?<first>[^/]{3,80}?)(?:\s(?<joint>oder|und|bzw\.|beziehungsweise)\s|\s?\/\s?)(?:der\s|die\s|das\s|den\s)?(?<second>[^/]{2,80})$/u,
  FR: /^(?<first>[^/]{3,80}?)(?:\s(?<joint>ou|et)\s|\s?\/\s?)(?:les?\s|la\s|l[’'])?(?<second>[^/]{2,80})$/u,
  IT: /^(?<first>[^/]{3,80}?)(?:\s(?<joint>o|e)\s|\s?\/\s?)(?:il\s|la\s|i\s|le\s|lo\s|gli\s|l[’'])?(?<second>[^/]{2,80})$/u,
  EN: /^(?<first>[^/]{3,80}?)\s?\/\s?(?<second>[^/]{2,80})$/u,
};
const joints: Readonly<Record<GrammarLanguage, readonly string[]>> = {
  DE: ['oder', 'und'],
  FR: ['ou', 'et'],
  IT: ['o', 'e'],
  EN: ['or', 'and'],
};

const folded = (word: string) =>
  word.toLowerCase().replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u');
const lastWord = (words: string) => words.split(' ').at(-1) ?? '';

/** Whether two names are the feminine and the masculine form of one. */
function differInGender(first: string, second: string, language: GrammarLanguage): boolean {
  const [a, b] = [folded(lastWord(first)), folded(lastWord(second))];
  const shared = [...a].findIndex((letter, at) => letter !== b[at]);
  const stem = shared < 0 ? a.length : shared;
  if (stem < 3 || a === b) return false;
  if (language === 'DE') return /in(?:nen)?$/u.test(a) !== /in(?:nen)?$/u.test(b) && a.length - stem <= 6;
  return a.length - stem <= 4 && b.length - stem <= 4;
}

/** All names by which a text may use a term: of "Anlegerin oder Anleger" also each of the two. */
export function namesOf(
  { term, also }: { term: string; also: readonly string[] },
  language: GrammarLanguage,
): string[] {
  const { first = '', second = '' } = pair[language].exec(term)?.groups ?? {};
  const other = completed(second, first);
  if (first === '' || !differInGender(first, other, language)) return [term, ...also];
  const both = joints[language].flatMap((joint) => [
    `${first} ${joint} ${second}`,
    `${other} ${joint} ${first}`,
  ]);
  return [...new Set([term, ...both, first, other, ...also])];
}

/** Completes the second name: "-inhaber" after "Kontrollinhaberin" becomes "Kontrollinhaber". */
function completed(second: string, first: string): string {
  if (!second.startsWith('-')) return second;
  const part = second.slice(1);
  const at = first.toLowerCase().lastIndexOf(part.slice(0, 5).toLowerCase());
  return at > 0 ? first.slice(0, at) + part : part;
}
