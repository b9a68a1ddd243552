import type { LanguageCode } from '../contract/languages.ts';

/** A query that shows what can be asked; `text` names what it is an example of. */
export type Example = { term: string; text: 'examplePhrase' | 'exampleArticle' | 'exampleField' };

const of = (phrase: string, article: string, field: string): readonly Example[] => [
  { term: phrase, text: 'examplePhrase' },
  { term: article, text: 'exampleArticle' },
  { term: field, text: 'exampleField' },
];

/** By the language that is searched: names of acts differ. */
export const examples: Readonly<Record<LanguageCode, readonly Example[]>> = {
  DE: of('"opting out" FIDLEG', 'Art. 4quinquies BankG', 'reg:BankG Einlagensicherung'),
  FR: of('"opting out" LSFin', 'art. 4quinquies LB', 'reg:LB "garantie des dépôts"'),
  IT: of('"opting out" LSerFi', 'art. 4quinquies LBCR', 'reg:LBCR "garanzia dei depositi"'),
  EN: of('"opting out" FinSA', 'Art. 4quinquies BankA', 'reg:BankA "depositor protection"'),
};
