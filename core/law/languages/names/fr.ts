import { invariable, type NameWords, type WordForms } from './words.ts';

function withoutPlural(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length < 4) return lower;
  return lower
    .replace(/eaux$/u, 'eau')
    .replace(/(?<!e)aux$/u, 'al')
    .replace(/(?<=..)[sx]$/u, '');
}

const feminines: readonly (readonly [RegExp, string])[] = [
  [/ée$/u, 'é'],
  [/(?:euse|rice)$/u, 'eur'],
  [/ière$/u, 'ier'],
  [/(?<=\p{L}{2}[ae]nt|\p{L}{3}a[lt])e$/u, ''],
  [/(?<=ien|el)[nl]e$/u, ''],
  [/ive$/u, 'if'],
];
export const frenchForms: WordForms = {
  ofTerm: (word) => invariable(word) ?? [withoutPlural(word)],
  inText: (word) => {
    const key = withoutPlural(word);
    const masculine = feminines.flatMap(([ending, other]) =>
      ending.test(key) ? [key.replace(ending, other)] : [],
    );
    return invariable(word) ?? [key, ...masculine];
  },
};

/** Words whose singular ends in -s, although the word without it exists too. */
const endInS = new Set(['cours', 'fonds', 'tiers']);

export const french: NameWords = {
  key: (word) => (endInS.has(word.toLowerCase()) ? word.toLowerCase() : withoutPlural(word)),
  pair: /^(?<first>[^/]{3,80}?)(?:\s(?<joint>ou|et)\s|\s?\/\s?)(?:les?\s|la\s|l[’'])?(?<second>[^/]{2,80})$/u,
  joints: ['ou', 'et'],
};
