import { plainInline } from '../../lib/plain-inline.ts';
import { unitProvisions } from '../provisions.ts';
import type { ImportedText } from '../regulation.ts';

const word = /[\p{L}\p{N}]+/gu;

function counts(texts: Iterable<string>): Map<string, number> {
  const result = new Map<string, number>();
  for (const text of texts)
    for (const [one] of text.toLowerCase().matchAll(word)) result.set(one, (result.get(one) ?? 0) + 1);
  return result;
}

/** So many words are named at most in a report. */
const maxNamed = 10;

/**
 * What a text has lost of the words of its file, or has more often, by counting. The words of the file are found
 * without the parser and without the reader of its format.
 */
export function compareWords(
  source: Iterable<string>,
  { units, provisions }: Pick<ImportedText, 'units' | 'provisions'>,
): string[] {
  const inFile = counts(source);
  const stored = counts([
    ...unitProvisions(provisions).map(({ plainText }) => plainText),
    ...units.flatMap((unit) => unit.notes.map((note) => plainInline(note.content))),
  ]);
  const differences: string[] = [];
  for (const one of new Set([...inFile.keys(), ...stored.keys()])) {
    const [there, here] = [inFile.get(one) ?? 0, stored.get(one) ?? 0];
    if (there !== here)
      differences.push(`"${one}" ${there} times in the file, ${here} times in what is stored`);
  }
  if (differences.length === 0) return [];
  const more = differences.length > maxNamed ? `, and ${differences.length - maxNamed} more words` : '';
  return [`words differ: ${differences.slice(0, maxNamed).join('; ')}${more}`];
}
