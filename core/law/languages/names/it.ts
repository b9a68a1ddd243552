import { invariable, type NameWords, type WordForms } from './words.ts';

/** Pairs of singular and plural by the last vowel: -o and -e become -i, -a becomes -e. */
const plurals: Readonly<Record<string, readonly string[]>> = {
  o: ['oi'],
  i: ['oi', 'ei'],
  e: ['ei', 'ae'],
  a: ['ae'],
};

function keysOf(word: string): string[] {
  const lower = word.toLowerCase();
  const [, root = '', vowel = ''] = /^(.{2,}?)(?:i(?=o$)|h(?=[ei]$))?([aeio])$/u.exec(lower) ?? [];
  if (lower.length < 4 || root === '') return [lower];
  const endings = /(?:m|ist)a$/u.test(lower) ? ['ae', 'oi'] : (plurals[vowel] ?? []);
  return endings.map((ending) => `${root} ${ending}`);
}
/** The key of an adjective in every gender. */
const adjective = (word: string) => `${word.toLowerCase().replace(/h?[aeio]$/u, '')} adjective`;

export const italianForms: WordForms = {
  ofTerm: (word, index) => invariable(word) ?? [...keysOf(word), ...(index > 0 ? [adjective(word)] : [])],
  inText: (word) =>
    invariable(word) ?? [
      ...keysOf(word),
      ...keysOf(word.replace(/tric[ei]$/u, 'tore').replace(/ari[ae]$/u, 'ario')),
      adjective(word),
    ],
};

/** Words in -e with the plural in -i: "azione", "debitore", "cliente". */
const masculine = /(?:[nstz]ion|nt|or|al|il|ar)e$/u;

/** Root and gender: "banca" and "banche", "banco" and "banchi", but not "banca" and "banco". */
function keyOf(word: string): string {
  const lower = word.toLowerCase();
  const [, root = '', vowel = ''] = /^(.{3,}?)h?([aeio])$/u.exec(lower) ?? [];
  if (root === '') return lower;
  const isFeminine = vowel === 'a' || (vowel === 'e' && !masculine.test(lower));
  return `${root}${isFeminine ? 'a' : 'o'}`;
}

export const italian: NameWords = {
  key: keyOf,
  pair: /^(?<first>[^/]{3,80}?)(?:\s(?<joint>o|e)\s|\s?\/\s?)(?:il\s|la\s|i\s|le\s|lo\s|gli\s|l[’'])?(?<second>[^/]{2,80})$/u,
  joints: ['o', 'e'],
};
