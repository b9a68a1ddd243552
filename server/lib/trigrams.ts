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
