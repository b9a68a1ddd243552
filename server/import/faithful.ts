import { plainInline } from '../lib/plain-inline.ts';
import { type Provision, unitProvisions } from './provisions.ts';
import type { ImportedText } from './regulation.ts';
import { createNumbering, either, type SourceWords } from './source-words.ts';

type Piece = { at: string; text: string };

/** The stored parts of a text that are compared with its source. */
type Stored = Pick<ImportedText, 'units' | 'provisions'>;

function storedPieces(provisions: readonly Provision[]): Piece[] {
  const nameOf = createNumbering();
  const pieces: { at: string; words: string[] }[] = [{ at: 'the beginning', words: [] }];
  for (const { kind, eId, plainText } of unitProvisions(provisions)) {
    if (kind === 'article') {
      const at = nameOf(eId ?? 'an article without eId');
      pieces.push({ at, words: [plainText] }, { at: `what follows ${at}`, words: [] });
    } else pieces.at(-1)?.words.push(plainText);
  }
  return pieces.map(({ at, words }) => ({ at, text: words.filter(Boolean).join(' ') }));
}

function storedNotes({ units }: Pick<Stored, 'units'>): string[] {
  return units
    .flatMap((unit) => unit.notes)
    .sort((a, b) => a.number - b.number)
    .map((note) => plainInline(note.content));
}

/** The positions of the first difference in both; undefined if they are equal. */
function firstDifference(stored: string, source: string): { stored: number; source: number } | undefined {
  if (stored === source) return undefined;
  let left = 0;
  let right = 0;
  while (left < stored.length || right < source.length) {
    if (source[right] === either) {
      right += 1;
      if (stored[left] === ' ') left += 1;
    } else if (stored[left] === source[right]) {
      left += 1;
      right += 1;
    } else return { stored: left, source: right };
  }
  return undefined;
}

function excerpt(text: string, at: number): string {
  const from = Math.max(0, at - 30);
  const words = text.slice(from, at + 50).replaceAll(either, ' ');
  return `"${from > 0 ? '…' : ''}${words}${at + 50 < text.length ? '…' : ''}"`;
}

function compared(what: string, stored: string | undefined, source: string | undefined): string[] {
  if (stored === undefined)
    return [`${what} is not in the stored text; the file says ${excerpt(source ?? '', 0)}`];
  if (source === undefined) return [`${what} is not in the file; stored is ${excerpt(stored, 0)}`];
  const place = firstDifference(stored, source);
  if (!place) return [];
  return [
    `${what} differs: the file says ${excerpt(source, place.source)}, stored is ${excerpt(stored, place.stored)}`,
  ];
}

/** All differences between the words of a file and the text and footnotes read from it, with both strings. */
export function compareWithSource(source: SourceWords, text: Stored): string[] {
  const stored = new Map(storedPieces(text.provisions).map((piece) => [piece.at, piece.text]));
  const differences: string[] = [];
  for (const piece of source.pieces) {
    if (stored.has(piece.at) || piece.text !== '')
      differences.push(...compared(`the text of ${piece.at}`, stored.get(piece.at), piece.text));
    stored.delete(piece.at);
  }
  for (const [at, words] of stored)
    if (words !== '') differences.push(...compared(`the text of ${at}`, words, undefined));
  const notes = storedNotes(text);
  for (let index = 0; index < Math.max(notes.length, source.notes.length); index += 1)
    differences.push(...compared(`footnote ${index + 1}`, notes[index], source.notes[index]));
  return differences;
}
