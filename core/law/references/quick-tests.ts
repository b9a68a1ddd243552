import { anyOfAll } from '../languages/every-language.ts';

const citationWords = new RegExp(
  anyOfAll(({ references }) => references.mayCite),
  'i',
);
/** Whether a text may cite: a citation needs a number, an abbreviation or one of some words. */
export const mayCite = (text: string) => /\d|\p{Lu}\p{L}*\p{Lu}/u.test(text) || citationWords.test(text);

const pointsBack = new RegExp(
  `${anyOfAll(({ references }) => references.pointsBack?.replaceAll(' ', '|'))}\\s$`,
  'u',
);
/** Whether a part of what was cited before begins here: "dessen 4. Kapitel", "le chapitre 4 de ce titre". */
export const pointsBackTo = (text: string, start: number) =>
  pointsBack.test(text.slice(Math.max(0, start - 8), start));
