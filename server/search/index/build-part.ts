import type { LanguageCode } from '#core/contract/languages.ts';
import { isStopWord } from '../words/stop-words.ts';
import { tokenise } from '../words/tokenise.ts';
import { fieldNumber } from './fields.ts';
import { type IndexPart, positionBlocks, unitFlagsOf } from './index-part.ts';
import type { IndexedUnit } from './indexed-units.ts';

/** Maximum number of words of an index doc, since positions have 16 bits; longer paragraphs become several docs. */
const maxWords = 60_000;
const maxCount = 255;

type Posting = { doc: number; positions: number[] };
type Doc = { unit: number; field: number; path: string; length: number };

/** The index of one text. */
export function buildPart(textId: number, units: readonly IndexedUnit[], language: LanguageCode): IndexPart {
  const docs: Doc[] = [];
  const postings = new Map<string, Posting[]>();
  const firstDoc = new Uint32Array(units.length + 1);
  const lengths = new Uint32Array(units.length);
  for (const [unit, { docs: own }] of units.entries()) {
    firstDoc[unit] = docs.length;
    for (const { path, field, text } of own) {
      const length = addWords(postings, docs, { unit, field: fieldNumber[field], path }, text, language);
      if (field === 'text') lengths[unit] = (lengths[unit] ?? 0) + length;
    }
  }
  firstDoc[units.length] = docs.length;
  const paths = [...new Set([...units, ...docs].map(({ path }) => path))];
  const pathNumber = new Map(paths.map((path, number) => [path, number]));
  const numberOf = ({ path }: { path: string }) => pathNumber.get(path) ?? 0;
  return {
    ...postingArrays(postings),
    docUnit: Uint32Array.from(docs, ({ unit }) => unit),
    docField: Uint8Array.from(docs, ({ field }) => field),
    docLength: Uint16Array.from(docs, ({ length }) => length),
    docPath: Uint32Array.from(docs, numberOf),
    unitFirstDoc: firstDoc,
    unitEnd: Uint32Array.from(units, ({ end }) => end),
    unitFlags: Uint8Array.from(units, unitFlagsOf),
    unitPath: Uint32Array.from(units, numberOf),
    unitLength: lengths,
    unitText: new Uint32Array(units.length),
    paths,
    textIds: Uint32Array.of(textId),
    textFirstUnit: Uint32Array.of(0, units.length),
  };
}

function addWords(
  postings: Map<string, Posting[]>,
  docs: Doc[],
  doc: Omit<Doc, 'length'>,
  text: string,
  language: LanguageCode,
): number {
  let all = 0;
  const tokens = tokenise(text);
  for (let from = 0; from < tokens.length; from += maxWords) {
    const number = docs.length;
    let length = 0;
    for (const [position, { word }] of tokens.slice(from, from + maxWords).entries()) {
      if (!isStopWord(word, language)) length++;
      const list = postings.get(word);
      const last = list?.at(-1);
      if (last?.doc === number) {
        if (last.positions.length < maxCount) last.positions.push(position);
      } else if (list) list.push({ doc: number, positions: [position] });
      else postings.set(word, [{ doc: number, positions: [position] }]);
    }
    docs.push({ ...doc, length });
    all += length;
  }
  return all;
}

function postingArrays(postings: ReadonlyMap<string, readonly Posting[]>) {
  const words = [...postings.keys()].sort();
  const lists = words.map((word) => postings.get(word) ?? []);
  const flat = lists.flat();
  const postingStart = new Uint32Array(words.length + 1);
  for (const [word, { length }] of lists.entries())
    postingStart[word + 1] = (postingStart[word] ?? 0) + length;
  const postingCount = Uint8Array.from(flat, ({ positions }) => positions.length);
  return {
    words,
    postingStart,
    postingDoc: Uint32Array.from(flat, ({ doc }) => doc),
    postingCount,
    positions: Uint16Array.from(flat.flatMap(({ positions }) => positions)),
    positionBlock: positionBlocks(postingCount),
  };
}
