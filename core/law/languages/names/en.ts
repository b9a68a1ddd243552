import { invariable, type NameWords, type WordForms } from './words.ts';

function withoutPlural(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length < 4) return lower;
  return lower
    .replace(/ies$/u, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/u, '')
    .replace(/(?<![su])s$/u, '');
}

export const englishForms: WordForms = {
  ofTerm: (word) => invariable(word) ?? [withoutPlural(word)],
  inText: (word) => invariable(word) ?? [withoutPlural(word)],
};

export const english: NameWords = {
  key: withoutPlural,
  pair: /^(?<first>[^/]{3,80}?)\s?\/\s?(?<second>[^/]{2,80})$/u,
  joints: ['or', 'and'],
};
