const surrogate = /[\ud800-\udfff]/;

/**
 * The different runs of three signs in a folded text: what contains a word has all runs of the word, by which an index
 * finds it. Runs with signs that UTF-16 writes as two are left out.
 */
export function trigramsOf(folded: string): string[] {
  const runs = new Set<string>();
  for (let end = 3; end <= folded.length; end += 1) runs.add(folded.slice(end - 3, end));
  return [...runs].filter((run) => !surrogate.test(run));
}

/** What stands between words; `0047-short-words` has the same signs. */
const between = /[\s.,;:!?()[\]{}<>"'«»“”„‘’‚‹›/\\|–—…·•*=-]+/u;

/** The different words of one or two signs in a folded text. No run of three finds these: an index finds them as they are. */
export const shortWordsOf = (folded: string): string[] => [
  ...new Set(folded.split(between).filter((word) => word !== '' && [...word].length <= 2)),
];

/** What the index of a folded text has: its runs of three signs, and its words that are shorter. */
export const indexedRuns = (folded: string): string[] => [
  ...new Set([...trigramsOf(folded), ...shortWordsOf(folded)]),
];

/**
 * By which entries of the index a text with this folded word is found. `isWhole`: they say that it has the word; otherwise the
 * text has to be looked at. Undefined for what the index does not know, such as one sign that stands between words.
 */
export function runsToFind(word: string): { runs: string[]; isWhole: boolean } | undefined {
  const runs = trigramsOf(word);
  if (runs.length > 0) return { runs, isWhole: false };
  const short = shortWordsOf(word);
  return short.length === 1 && short[0] === word ? { runs: short, isWhole: true } : undefined;
}
