import { unitProvisions } from '#server/import/provisions.ts';
import type { ImportedText } from '#server/import/regulation.ts';
import { isStopWord } from '#server/search/words/stop-words.ts';
import { tokenise } from '#server/search/words/tokenise.ts';
import { type Intent, labelledQueries } from './labelled.ts';

/** Number of queries of each kind among two hundred. */
const shares = { term: 40, words: 40, phrase: 30, prefix: 20, typo: 20, citation: 25, question: 25 };
export type QueryKind = keyof typeof shares;
export const queryKinds = Object.keys(shares) as QueryKind[];
export type MixedQuery = { kind: QueryKind; query: string };

/** The intent whose labelled queries are of a kind; the other queries are made from the texts. */
const labelledAs: Partial<Record<QueryKind, Intent>> = {
  term: 'term',
  phrase: 'phrase',
  typo: 'misspelt',
  citation: 'citation',
  question: 'question',
};

type Source = { words: readonly string[]; texts: readonly string[]; citations: readonly string[] };
type Make = (source: Source, at: number, of: number) => string;

const makes: Record<QueryKind, Make> = {
  term: ({ words }, at, of) => inSteps(words, at, of),
  words: ({ words }, at, of) => `${inSteps(words, at, of)} ${inSteps(words, (at * 37 + 11) % of, of)}`,
  phrase: ({ texts }, at, of) => `"${someWords(inOrder(texts, at, of), 2 + (at % 3))}"`,
  prefix: ({ words }, at, of) => `${inSteps(words, at, of).slice(0, 4 + (at % 3))}*`,
  typo: ({ words }, at, of) =>
    misspelt(
      inSteps(
        words.filter(({ length }) => length > 7),
        at,
        of,
      ),
    ),
  citation: ({ citations }, at, of) => inOrder(citations, at, of),
  question: ({ words }, at, of) =>
    `Was gilt für ${inSteps(words, at, of)} und wann braucht es dafür ${inSteps(words, (at * 7 + 3) % of, of)}?`,
};

/**
 * German queries of every kind that users type, in the same order in all runs. Their words range from the
 * most common to the rarest, in even steps on a logarithmic scale of ranks.
 */
export function mixedQueries(acts: readonly ImportedText[], size = 200): MixedQuery[] {
  const source = sourceOf(acts.filter(({ language }) => language === 'DE'));
  const all = Object.values(shares).reduce((sum, share) => sum + share, 0);
  const queries = queryKinds.flatMap((kind) => {
    const count = Math.max(1, Math.round((shares[kind] * size) / all));
    const labelledHalf = labelled(labelledAs[kind], Math.ceil(count / 2));
    const made = Array.from({ length: count - labelledHalf.length }, (_, at) =>
      makes[kind](source, at, count - labelledHalf.length),
    );
    return [...labelledHalf, ...made].map((query) => ({ kind, query }));
  });
  // Alternates the kinds, so that no query profits from a similar one just before it.
  const order = queries.map((_, at) => (at * 89) % queries.length);
  return new Set(order).size === queries.length ? order.flatMap((at) => queries[at] ?? []) : queries;
}

function labelled(intent: Intent | undefined, most: number): string[] {
  const own = labelledQueries().filter((one) => one.intent === intent && one.language === 'DE');
  return own.slice(0, most).map(({ query }) => query);
}

function sourceOf(acts: readonly ImportedText[]): Source {
  const counts = new Map<string, number>();
  const texts: string[] = [];
  const citations: string[] = [];
  for (const { provisions, names } of acts) {
    const short = names.DE?.short;
    for (const { plainText, kind, numText } of unitProvisions(provisions)) {
      if (kind !== 'article') continue;
      texts.push(plainText);
      if (short !== undefined && /^Art\. \d+[a-z]?$/.test(numText))
        citations.push(`${numText}${texts.length % 2 === 0 ? ' Abs. 1' : ''} ${short}`);
      for (const { word } of tokenise(plainText)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const words = [...counts].filter(([word]) => /^[a-z]{4,}$/.test(word) && !isStopWord(word, 'DE'));
  words.sort(([a, often], [b, seldom]) => seldom - often || (a < b ? -1 : 1));
  return { words: words.map(([word]) => word), texts, citations };
}

function inSteps(words: readonly string[], at: number, of: number): string {
  return words[Math.floor(words.length ** ((at + 0.5) / of)) - 1] ?? '';
}

function inOrder(list: readonly string[], at: number, of: number): string {
  return list[Math.floor((list.length * (at + 0.5)) / of)] ?? '';
}

function someWords(text: string, count: number): string {
  const tokens = tokenise(text);
  const from = Math.floor(tokens.length / 2);
  return tokens
    .slice(from, from + count)
    .map(({ start, end }) => text.slice(start, end))
    .join(' ');
}

/** Swaps two letters in the middle. */
function misspelt(word: string): string {
  const at = Math.floor(word.length / 2);
  return `${word.slice(0, at - 1)}${word.charAt(at)}${word.charAt(at - 1)}${word.slice(at + 1)}`;
}
