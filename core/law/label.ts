/** Suffixes of inserted articles, paragraphs and letters ("Art. 4bis"), in their order. */
export const latinSuffixes: readonly string[] = [
  'bis',
  'ter',
  'quater',
  'quinquies',
  'sexies',
  'septies',
  'octies',
  'novies',
  'decies',
  'undecies',
  'duodecies',
  'terdecies',
  'quaterdecies',
  'quindecies',
];

/** Takes a Latin suffix off the end of letters: `abis` is `a` and `bis`. */
export function splitLatin(text: string): { stem: string; suffix: string } {
  let suffix = '';
  for (const one of latinSuffixes) if (one.length > suffix.length && text.endsWith(one)) suffix = one;
  return { stem: text.slice(0, text.length - suffix.length), suffix };
}

/** The label in an eId's segment, `1bis` of `para_1_bis`: number, letter and Latin suffix grow together; a second number or letter needs a separator. */
export function labelOf(segment: string): string | undefined {
  const [word, ...tokens] = segment.split('_');
  if (tokens.length === 0) return undefined;
  const between = word === 'lbl' ? '.' : '-';
  let label = '';
  let last: 'start' | 'number' | 'rest' = 'start';
  for (const token of tokens) {
    const isNumber = /^\d/.test(token);
    const grows = last === 'start' || (!isNumber && (last === 'number' || splitLatin(token).stem === ''));
    label += grows ? token : between + token;
    last = isNumber ? 'number' : 'rest';
  }
  return label;
}
