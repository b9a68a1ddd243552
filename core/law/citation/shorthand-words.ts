import {
  addWords,
  emptyTrie,
  foldedAt,
  isSignAt,
  longestMatchAt,
  type Tokens,
  type WordTrie,
} from './citation-tokens.ts';
import { isAndWord } from './citation-words.ts';
import { skipLinkWords } from './parse-provision.ts';

/** What lawyers write between two provisions that they cite together. */
const joints: WordTrie<true> = emptyTrie();
const spellings = [
  'u, i v m, ivm, i v mit, in verbindung mit',
  'cum, cbn, en relation avec, en lien avec, en rel avec, en combinaison avec, combine avec',
  'in combinato disposto con, in relazione con, in rel con, in unione con, in combinazione con',
  'read with, read together with, in conjunction with, in connection with',
];
for (const one of spellings.join(', ').split(', ')) addWords(joints, one.split(' '), true);

/** The index after "i.V.m.", "en relation avec l’", "&" and the like; undefined if there is none. */
export function jointAt(tokens: Tokens, from: number): number | undefined {
  if (foldedAt(tokens, from) === 'u' && isLetter(tokens, from)) return undefined;
  const phrase = isSignAt(tokens, from, '&+') ? { next: from + 1 } : longestMatchAt(joints, tokens, from);
  if (phrase === undefined) return undefined;
  return skipLinkWords(tokens, isSignAt(tokens, phrase.next, '.') ? phrase.next + 1 : phrase.next);
}

/** Whether "u" is the letter of a provision and no abbreviated "und": "Bst. u", "Art. 5 u Abs. 2". */
function isLetter(tokens: Tokens, at: number): boolean {
  if (at > 0 && tokens[at - 1]?.kind !== 'number') return true;
  return !isSignAt(tokens, at + 1, '.') && tokens[at + 1] !== undefined && tokens[at + 1]?.kind !== 'number';
}

/** Whether a text between two citations only joins them: "und", ", i.V.m.", "en relation avec l’". */
export function isJoint(tokens: Tokens): boolean {
  let at = isSignAt(tokens, 0, ',;') ? 1 : 0;
  at = isAndWord(foldedAt(tokens, at)) ? at + 1 : (jointAt(tokens, at) ?? at);
  if (isSignAt(tokens, at, ',;')) at += 1;
  return at >= tokens.length;
}

/** What leads to a citation and is nothing to look for: "gemäss Art. 5 BankG", "vgl. Art. 5 BankG". */
const introductions = new Set(
  (
    'vgl s siehe gem gemass nach laut i s v im in sinn sinne sinnes von vom nachstehend bzw auch ' +
    'cf voir selon v conformement a au aux sens de des du l d en vertu ' +
    'cfr vedi secondo ai sensi dell del della degli dall ' +
    'see under pursuant to within the meaning of per according also'
  ).split(' '),
);

/** Whether these words only introduce a citation. */
export const isIntroduction = (tokens: Tokens): boolean =>
  tokens.every(({ kind, folded }) => kind === 'mark' || introductions.has(folded));
