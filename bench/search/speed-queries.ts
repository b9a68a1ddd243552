import { type LabelledQuery, labelledQueries } from './labelled.ts';

const size = 200;

/** Queries of every kind that users type, including common words, exclusions and prefixes. */
export function speedQueries(words: ReadonlyMap<string, number>): string[] {
  const queries = labelledQueries()
    .filter(isGerman)
    .map(({ query }) => query);
  const byFrequency = [...words].filter(([word]) => /^[a-z]{4,}$/.test(word)).sort((a, b) => b[1] - a[1]);
  // From the most common word to the rarest, in even steps on a logarithmic scale of ranks.
  const made = Array.from({ length: size }, (_, at) => {
    const rank = Math.floor(byFrequency.length ** (at / size));
    const other = Math.floor(byFrequency.length ** (((at * 37) % size) / size));
    return shaped(at, byFrequency[rank - 1]?.[0] ?? '', byFrequency[other - 1]?.[0] ?? '');
  });
  return [...queries, ...made].filter((_, at) => at % Math.ceil((queries.length + made.length) / size) === 0);
}

function isGerman({ language, intent }: LabelledQuery): boolean {
  return language === 'DE' && intent !== 'citation';
}

function shaped(at: number, one: string, other: string): string {
  const shapes = [
    one,
    `${one} ${other}`,
    `${one} OR ${other}`,
    `${one} -${other}`,
    `${one.slice(0, 4)}*`,
    `"${one} ${other}"~5`,
    `"der ${one}"`,
  ];
  return shapes[at % shapes.length] ?? one;
}
