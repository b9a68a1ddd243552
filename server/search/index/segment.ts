import { type ByteReader, type ByteWriter, createByteReader, createByteWriter } from './bytes.ts';
import { type IndexPart, positionBlocks } from './index-part.ts';

/**
 * Edition of the stored segments. Raise it with every change in what is indexed of a text or how it is written,
 * also in folding and tokens: segments of another edition are not read but made anew.
 */
export const segmentEdition = 2;

const nothing = new Uint8Array(0);

/** The index of one text as it is stored. */
export function encodeSegment(part: IndexPart): Uint8Array {
  const bytes = createByteWriter();
  bytes.number(segmentEdition);
  writeStrings(bytes, part.paths);
  writeUnits(bytes, part);
  writeStrings(bytes, part.words);
  writePostings(bytes, part);
  return bytes.finish();
}

/** Gives the same string for equal ones: thousands of texts share their words. */
export type Intern = (text: string) => string;

export function createIntern(): Intern {
  const known = new Map<string, string>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    known.set(text, text);
    return text;
  };
}

/** @throws RangeError when the bytes are no segment of this edition. */
export function decodeSegment(
  content: Uint8Array,
  textId: number,
  intern: Intern = (text) => text,
): IndexPart {
  const bytes = createByteReader(content);
  if (bytes.number() !== segmentEdition) throw new RangeError('A segment of another edition');
  const paths = readStrings(bytes, intern);
  const units = readUnits(bytes);
  const words = readStrings(bytes, intern);
  const postings = readPostings(bytes, words.length);
  if (!bytes.isAtEnd()) throw new RangeError('The segment has bytes behind its end');
  const unitCount = units.unitEnd.length;
  return {
    words,
    ...postings,
    ...units,
    paths,
    unitText: new Uint32Array(unitCount),
    textIds: Uint32Array.of(textId),
    textFirstUnit: Uint32Array.of(0, unitCount),
  };
}

function writeStrings(bytes: ByteWriter, strings: readonly string[]): void {
  bytes.number(strings.length);
  let before: Uint8Array = nothing;
  for (const text of strings) {
    const own = Buffer.from(text);
    bytes.after(before, own);
    before = own;
  }
}

function readStrings(bytes: ByteReader, intern: Intern): string[] {
  let before: Uint8Array = nothing;
  return Array.from({ length: bytes.number() }, () => {
    before = bytes.after(before);
    return intern(Buffer.from(before.buffer, before.byteOffset, before.length).toString());
  });
}

function writeUnits(bytes: ByteWriter, part: IndexPart): void {
  bytes.number(part.unitEnd.length);
  for (const [unit, end] of part.unitEnd.entries()) {
    bytes.number(end - unit);
    bytes.number(part.unitFlags[unit] ?? 0);
    bytes.number(part.unitPath[unit] ?? 0);
    const first = part.unitFirstDoc[unit] ?? 0;
    const last = part.unitFirstDoc[unit + 1] ?? 0;
    bytes.number(last - first);
    for (let doc = first; doc < last; doc++) {
      bytes.number(part.docField[doc] ?? 0);
      bytes.number(part.docLength[doc] ?? 0);
      bytes.number(part.docPath[doc] ?? 0);
    }
  }
}

function readUnits(bytes: ByteReader) {
  const count = bytes.number();
  const units = { end: [] as number[], flags: [] as number[], path: [] as number[], firstDoc: [0] };
  const docs = {
    unit: [] as number[],
    field: [] as number[],
    length: [] as number[],
    path: [] as number[],
  };
  const unitLength = new Uint32Array(count);
  for (let unit = 0; unit < count; unit++) {
    units.end.push(unit + bytes.number());
    units.flags.push(bytes.number());
    units.path.push(bytes.number());
    for (let left = bytes.number(); left > 0; left--) {
      const field = bytes.number();
      const length = bytes.number();
      docs.unit.push(unit);
      docs.field.push(field);
      docs.length.push(length);
      docs.path.push(bytes.number());
      if (field === 0) unitLength[unit] = (unitLength[unit] ?? 0) + length;
    }
    units.firstDoc.push(docs.unit.length);
  }
  return {
    unitEnd: Uint32Array.from(units.end),
    unitFlags: Uint8Array.from(units.flags),
    unitPath: Uint32Array.from(units.path),
    unitFirstDoc: Uint32Array.from(units.firstDoc),
    unitLength,
    docUnit: Uint32Array.from(docs.unit),
    docField: Uint8Array.from(docs.field),
    docLength: Uint16Array.from(docs.length),
    docPath: Uint32Array.from(docs.path),
  };
}

function writePostings(bytes: ByteWriter, part: IndexPart): void {
  bytes.number(part.postingDoc.length);
  bytes.number(part.positions.length);
  let place = 0;
  for (let word = 0; word < part.words.length; word++) {
    const from = part.postingStart[word] ?? 0;
    const to = part.postingStart[word + 1] ?? 0;
    bytes.number(to - from);
    let before = 0;
    for (let posting = from; posting < to; posting++) {
      const doc = part.postingDoc[posting] ?? 0;
      const count = part.postingCount[posting] ?? 0;
      bytes.number(doc - before);
      bytes.number(count);
      before = doc;
      let position = 0;
      for (let left = count; left > 0; left--) {
        const next = part.positions[place++] ?? 0;
        bytes.number(next - position);
        position = next;
      }
    }
  }
}

function readPostings(bytes: ByteReader, words: number) {
  const postingDoc = new Uint32Array(bytes.number());
  const positions = new Uint16Array(bytes.number());
  const postingCount = new Uint8Array(postingDoc.length);
  const postingStart = new Uint32Array(words + 1);
  let posting = 0;
  let place = 0;
  for (let word = 0; word < words; word++) {
    let doc = 0;
    for (let left = bytes.number(); left > 0; left--) {
      doc += bytes.number();
      const count = bytes.number();
      postingDoc[posting] = doc;
      postingCount[posting++] = count;
      let position = 0;
      for (let more = count; more > 0; more--) {
        position += bytes.number();
        positions[place++] = position;
      }
    }
    postingStart[word + 1] = posting;
  }
  return { postingDoc, positions, postingCount, postingStart, positionBlock: positionBlocks(postingCount) };
}
