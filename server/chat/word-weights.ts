import type { PassageArticle, PassagesReply, WordAnswer } from '../search/answer/passages.ts';
import { tokenise } from '../search/words/tokenise.ts';

/** How surely a word of a text answers a word of a question, by the way in which they are related. */
const sureness: Record<WordAnswer['kind'], number> = {
  word: 1,
  spelling: 1,
  stem: 0.95,
  compound: 0.85,
  related: 0.85,
  parts: 0.8,
  synonym: 0.8,
  translation: 0.75,
  prefix: 0.7,
  corrected: 0.6,
  typo: 0.4,
  citation: 0,
  before: 0,
};

/** Ways in which a word of a text is the word of the question itself, in another form. */
const sameWord: ReadonlySet<WordAnswer['kind']> = new Set(['word', 'spelling', 'stem', 'compound', 'parts']);

/** For each word of a question, how surely a text answers it: 0 to 1. */
export type Answered = readonly number[];

export type WordWeights = {
  /** How surely a text of an article answers each word. */
  answeredBy: (article: PassageArticle) => (text: string) => Answered;
  /** The share of the question that is answered, the rarer words weighing more: 0 to 1. */
  shareOf: (answered: Answered) => number;
};

/** Weighs the words of a question as its search did. */
export function weighWords({ weighed }: Pick<PassagesReply, 'weighed'>): WordWeights {
  const total = weighed.reduce((sum, { rarity }) => sum + rarity, 0);
  return {
    answeredBy: ({ answers }) => {
      const byWord = Map.groupBy(answers, ({ asked }) => asked);
      const rows = weighed.map(({ word }) =>
        (byWord.get(word) ?? []).map(({ found: words, kind }) => ({
          words: words.split(' '),
          kind,
          sure: sureness[kind],
        })),
      );
      return (text) => {
        const own = new Set(tokenise(text).map(({ word }) => word));
        const there = rows.map((row) => row.filter(({ words }) => words.every((one) => own.has(one))));
        const taken = there.map(
          (row) => new Set(row.flatMap(({ kind, words }) => (sameWord.has(kind) ? words : []))),
        );
        // What is a word of the question itself says nothing of another one to which it is merely related: "withholding
        // tax" is no evidence for the dividends of a question on the withholding tax of dividends.
        const isNews = (word: string, at: number) =>
          taken.every((others, other) => other === at || !others.has(word));
        return there.map((row, at) =>
          row.reduce(
            (best, { words, kind, sure }) =>
              sure > best && (sameWord.has(kind) || words.some((word) => isNews(word, at))) ? sure : best,
            0,
          ),
        );
      };
    },
    shareOf: (answered) =>
      total === 0 ? 0 : answered.reduce((sum, one, at) => sum + one * (weighed[at]?.rarity ?? 0), 0) / total,
  };
}

/** For each word the surer of two answers, the other one weakened. */
export const surer = (one: Answered, other: Answered, factor: number): Answered =>
  one.map((own, at) => Math.max(own, factor * (other[at] ?? 0)));
