import { wordsOfAll } from '../languages/every-language.ts';
import type { Tokens } from './citation-tokens.ts';

/** What leads to a citation and is nothing to look for: "gemäss Art. 5 BankG", "vgl. Art. 5 BankG". */
const introductions = wordsOfAll((grammar) => grammar.introductions);

/** Whether these words only introduce a citation. */
export const isIntroduction = (tokens: Tokens): boolean =>
  tokens.every(({ kind, folded }) => kind === 'mark' || introductions.has(folded));
