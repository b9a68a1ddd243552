import type { Span } from './query.ts';

/** What is wrong with a query. `fatal`: it cannot be answered as it was meant; the others are told beside the answer. */
export type Problem = Span & { fatal: boolean } & ProblemKind;

type ProblemKind =
  /** `#foo`, `foo:bar`; `modifier` as typed, `nearest` as it should be. */
  | { code: 'unknown-modifier'; modifier: string; nearest: string }
  /** `in:bank`: the field takes one of a list. */
  | { code: 'unknown-value'; modifier: string; value: string; nearest: string }
  /** `reg:` and nothing behind it. */
  | { code: 'no-value'; modifier: string }
  /** `at:yesterday`. */
  | { code: 'bad-date'; modifier: string; value: string }
  /** `-at:2020`: a day cannot be left out. */
  | { code: 'not-negatable'; modifier: string }
  /** A filter as one side of OR or in a group behind a minus: it holds for the whole query. */
  | { code: 'misplaced-filter'; modifier: string }
  | {
      code:
        | 'open-quote'
        | 'open-group'
        | 'close-group'
        | 'empty-phrase'
        | 'empty-group'
        | 'dangling-or'
        | 'too-long'
        | 'too-many-terms'
        | 'too-deep'
        | 'only-negative'
        | 'only-modifiers'
        | 'empty';
    };

const MOST = 20;

/** Problems in the order of the text; of very many the fatal ones, then at least one of each kind. */
export function worstProblems(problems: readonly Problem[]): Problem[] {
  const isRepeated = (one: Problem) => problems.find(({ code }) => code === one.code) !== one;
  return problems
    .map((one) => ({ one, rank: (one.fatal ? 0 : 2) + Number(isRepeated(one)) }))
    .sort((a, b) => a.rank - b.rank || a.one.start - b.one.start)
    .slice(0, MOST)
    .map(({ one }) => one)
    .sort((a, b) => a.start - b.start);
}
