/*
 * Words of a model are nobody's: they stay only where each of them stands in what is quoted beside them. So they may
 * shorten and order, but neither an instruction in a passage nor an error of the model can bring anything new.
 */

/** What the words stand beside: the quoted sentences, and the citations of their passages. */
export type Basis = { text: string; citations: readonly string[] };

const longestWords = 600;

/** Links, addresses, markup: nothing that a reader could follow comes from a model. */
const markup = /:\/\/|www\.|[<>[\]{}`|@#*_\\]|\p{L}\.(?:ch|com|org|net|eu|io)(?!\p{L})/iu;

/** Words that say nothing by themselves, in the four languages and in English. */
const joining = new Set(
  `der die das den dem des ein eine einen einem einer und nach gemäss laut ist sind
le la les l un une des de du d et selon est sont
il lo i gli un una di del della dei e secondo è sono
the a an of and under is are`.split(/\s+/u),
);

/** Without or with one of them a sentence says the opposite. */
const negation =
  /^(?:nie|niemals|nicht|nichts|kein\p{L}*|ohne|weder|ausser|ausgenommen|untersagt|verboten|unzulässig|ne|n|pas|jamais|aucun\p{L}*|sans|ni|sauf|interdit\p{L}*|mai|non|né|nessun\p{L}*|senza|salvo|vietat\p{L}*|never|not?|nor|none|without|except|prohibited)$/u;

/** Whether words of a model say nothing that the quoted sentences do not say. */
export function areBorneOut(words: string, { text, citations }: Basis): boolean {
  if (words.length > longestWords || markup.test(words)) return false;
  const said = citations.reduce((rest, citation) => withoutCitation(rest, citation), plain(words));
  const basis = plain(text);
  const known = new Set(wordsIn(basis));
  const own = wordsIn(said);
  const numbers = new Set(numbersIn(basis));
  const negated = (list: Iterable<string>) => [...new Set(list)].filter((word) => negation.test(word)).sort();
  return (
    own.every((word) => known.has(word) || joining.has(word)) &&
    numbersIn(said).every((number) => numbers.has(number)) &&
    negated(own).join() === negated(known).join()
  );
}

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\u00ad/gu, '')
    .replace(/\s+/gu, ' ')
    .toLowerCase();

/** A whole citation, with its act, says where it stands; part of one might go on as that of another act. */
function withoutCitation(words: string, citation: string): string {
  const whole = plain(citation).trim();
  if (whole === '') return words;
  return words
    .split(whole)
    .reduce((before, after) =>
      /^[\p{L}\p{N}]/u.test(after) || /[\p{L}\p{N}]$/u.test(before)
        ? `${before}${whole}${after}`
        : `${before} ; ${after}`,
    );
}

/** Words of letters, and signs that go with numbers. Digits are compared with the whole number. */
const wordsIn = (text: string): string[] => text.match(/(?:\p{L}\p{M}*)+|[%‰$€£]/gu) ?? [];

/** Numbers with the letters that hang on them: "37a", "5prozent". */
const numbersIn = (text: string): string[] =>
  (text.match(/\p{N}+(?:[.,'’ ]\p{N}+)*\p{L}*/gu) ?? []).map((one) =>
    one.replace(/['’ ]/gu, '').replace(',', '.'),
  );
