import { foldText } from '../../lib/fold.ts';
import type { CitationToken, Tokens } from './citation-tokens.ts';
import { isLikelyName, type NameMatch } from './name-index.ts';

export type NameAt = (tokens: Tokens, at: number) => NameMatch | undefined;

/** The names in a query, by indices of tokens. */
export type Names = {
  /** The index after each name, by its first one. */
  ends: ReadonlyMap<number, number>;
  /** The indices after names. */
  endsAt: ReadonlySet<number>;
  /** Those after names that are numbers, as "SR 952.0". */
  numbersEndAt: ReadonlySet<number>;
  covers: ReadonlySet<number>;
};

export function namesIn(tokens: Tokens, nameAt: NameAt): Names {
  const ends = new Map<number, number>();
  const [endsAt, numbersEndAt] = [new Set<number>(), new Set<number>()];
  const covers = new Set<number>();
  for (let at = 0; at < tokens.length; ) {
    const name = nameAt(tokens, at);
    if (name === undefined || !isLikelyName(name, tokens, at, 'number')) {
      at += 1;
      continue;
    }
    ends.set(at, name.next);
    if (name.kind === 'number') numbersEndAt.add(name.next);
    for (; at < name.next; at += 1) covers.add(at);
    endsAt.add(at);
  }
  return { ends, endsAt, numbersEndAt, covers };
}

/** A token that stands for what is written at a place. */
export const writtenToken = (
  kind: CitationToken['kind'],
  text: string,
  { start, end }: { start: number; end: number },
): CitationToken => ({ kind, text, folded: foldText(text), start, end });
