/** Suffixes of inserted articles, paragraphs and letters ("Art. 4bis"), in order. */
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

/** Splits a Latin suffix off: `abis` becomes `a` and `bis`. */
export function splitLatin(text: string): { stem: string; suffix: string } {
  let suffix = '';
  for (const one of latinSuffixes) if (one.length > suffix.length && text.endsWith(one)) suffix = one;
  return { stem: text.slice(0, text.length - suffix.length), suffix };
}

/** The label in a segment of an eId: `1bis` for `para_1_bis`. A number, its letter and Latin suffix are joined directly; a further number or letter after a separator. */
export function segmentLabel(segment: string): string | undefined {
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
