import { matchTerms } from './diff.ts';
import type { Words } from './runs.ts';
import { type Term, weightOf } from './term.ts';
import { termsOf } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How much of each part must stand in the whole, at its place. */
const enough = 0.4;

/** Cuts a text where the parts that it became, or that it came from, begin; nothing where they stand in another order. */
export function cutLike(whole: Words, parts: readonly Words[], vocabulary: Vocabulary): Words[] | undefined {
  const terms = termsOf(whole, vocabulary);
  const partTerms = parts.map((part) => termsOf(part, vocabulary));
  const ofPart = partTerms.flatMap((some, part) => some.map(() => part));
  const matches = matchTerms(terms, partTerms.flat());
  const matched = parts.map(() => 0);
  const first = parts.map(() => terms.length);
  const last = parts.map(() => -1);
  for (const { before, after } of matches) {
    const part = ofPart[after] ?? 0;
    const term = terms[before];
    matched[part] = (matched[part] ?? 0) + (term ? weightOf(term) : 0);
    first[part] = Math.min(first[part] ?? before, before);
    last[part] = before;
  }
  const isHeld = partTerms.every((some, part) => {
    const weight = some.reduce((sum, term) => sum + weightOf(term), 0);
    return (matched[part] ?? 0) >= enough * weight;
  });
  if (!isHeld) return undefined;
  const starts = parts.map((_, part) =>
    part === 0 ? 0 : cutBetween(terms, last[part - 1] ?? 0, first[part] ?? 0),
  );
  return starts.map((start, part) => slice(whole, terms, start, starts[part + 1] ?? terms.length));
}

/** Behind the last full stop, semicolon or colon between the two; where there is none, before the second. */
function cutBetween(terms: readonly Term[], end: number, start: number): number {
  for (let at = start; at > end + 1; at--) if (/^[.;:]$/.test(terms[at - 1]?.key ?? '')) return at;
  return start;
}

function slice({ text, marks }: Words, terms: readonly Term[], from: number, to: number): Words {
  const start = terms[from]?.start ?? text.length;
  const end = to >= terms.length ? text.length : (terms[to - 1]?.end ?? start);
  const inside = marks.filter((each) => each.end > start && each.start < end);
  return {
    text: text.slice(start, end),
    marks: inside.map((each) => ({
      ...each,
      start: Math.max(0, each.start - start),
      end: Math.min(end, each.end) - start,
    })),
  };
}
