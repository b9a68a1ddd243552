import { foldedAt, isGlued, isSignAt, type Tokens } from './citation-tokens.ts';
import { countedOrdinals, linkWords, stepWords } from './citation-words.ts';

type Ordinal = { label: string; next: number };

/** An ordinal in words: "fünfter", "quinto", "cinquième"; with the letter of an inserted one: "zwölfter a". */
export function ordinalWordAt(tokens: Tokens, at: number): Ordinal | undefined {
  const label = countedOrdinals.get(foldedAt(tokens, at));
  if (label === undefined) return undefined;
  const letter = /^[a-d]$/.exec(foldedAt(tokens, at + 1))?.[0];
  const after = foldedAt(tokens, at + 2);
  const isInserted = letter !== undefined && (linkWords.has(after) || stepWords.next.has(after));
  return isInserted ? { label: label + letter, next: at + 2 } : { label, next: at + 1 };
}

/** An ordinal as it stands before the word for a container: "5. Kapitel", "13a. Abschnitt", "Fünfter Titel", "1re partie". */
export function ordinalAt(tokens: Tokens, at: number): Ordinal | undefined {
  if (tokens[at]?.kind !== 'number') return ordinalWordAt(tokens, at);
  const [, number, letters = ''] = /^(\d{1,3})([a-z]*)$/.exec(foldedAt(tokens, at)) ?? [];
  if (number === undefined) return undefined;
  if (letters === 'er' || letters === 're') return { label: number, next: at + 1 };
  const hasDot = isSignAt(tokens, at + 1, '.') && isGlued(tokens, at + 1);
  return hasDot ? { label: number + letters, next: at + 2 } : undefined;
}
