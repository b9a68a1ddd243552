import { dashes, isSignAt, type Tokens } from '../citation/citation-tokens.ts';
import { rangeWords } from '../citation/citation-words.ts';
import type { Citation } from '../citation/parse-citation.ts';
import type { CitationStep } from '../citation/parse-provision.ts';
import type { Span } from '../running-text.ts';
import { dayAt } from './day-phrase.ts';

export type CitedSteps = {
  span: Span;
  steps: readonly CitationStep[];
  /** For the end of a range: the start of its first citation. */
  rangeFrom?: number;
};

/** Splits a range into its two ends with their positions: "Artikel 3" and "5" for "Artikel 3–5". */
export function rangeEnds(citation: Citation, tokens: Tokens): CitedSteps[] {
  const { start, end, steps } = citation;
  const whole = [{ span: { start, end }, steps }];
  const level = steps.findIndex(({ to }) => to !== undefined);
  const ranged = steps[level];
  if (ranged === undefined || ranged.to === undefined) return whole;
  const single = steps.map(({ type, label }) => ({ type, label }));
  const split = tokens.findIndex(
    (token, at) =>
      token.start > start &&
      token.end < end &&
      (isSignAt(tokens, at, dashes) || rangeWords.has(token.folded)) &&
      tokens[at + 1]?.folded.startsWith(ranged.to?.charAt(0) ?? '') === true &&
      tokens[at - 1] !== undefined,
  );
  const [before, after] = [tokens[split - 1], tokens[split + 1]];
  if (split < 1 || before === undefined || after === undefined) return whole;
  const first = { span: { start, end: before.end }, steps: single.slice(0, level + 1) };
  // "Artikel 5 bis 31. Dezember" is not a range.
  if (dayAt(tokens, split + 1) !== undefined) return [first];
  const last = [
    ...single.slice(0, level),
    { type: ranged.type, label: ranged.to },
    ...single.slice(level + 1),
  ];
  return [first, { span: { start: after.start, end }, steps: last, rangeFrom: start }];
}
