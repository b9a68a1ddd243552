import { type IndexPart, positionBlocks } from './index-part.ts';

const dropped = 0xffffffff;

/** A part to join, with the new numbers of its docs, units and words; `dropped` for those that are left out. */
type Renumbered = { part: IndexPart; docs: Uint32Array; units: Uint32Array; words: Uint32Array };

/** Joins parts, leaving out the texts that `includes` refuses. */
export function joinParts(
  parts: readonly IndexPart[],
  includes: (textId: number) => boolean = () => true,
): IndexPart {
  const into = placeAll(parts, includes);
  const words = wordsOf(parts, into);
  const wordNumbers = new Map(words.map((word, number) => [word, number]));
  const renumbered = parts.map((part, at): Renumbered => {
    const numbers = Uint32Array.from(part.words, (word) => wordNumbers.get(word) ?? dropped);
    return { part, ...(into.places[at] ?? into.empty), words: numbers };
  });
  return { words, ...copyPostings(renumbered, words.length), ...copyHeads(renumbered, into) };
}

function wordsOf(parts: readonly IndexPart[], { places }: Places): string[] {
  const all = new Set<string>();
  for (const [at, part] of parts.entries()) {
    const docs = places[at]?.docs;
    const isWhole = docs?.includes(dropped) !== true;
    for (const [number, word] of part.words.entries()) {
      if (isWhole) all.add(word);
      else if (
        part.postingDoc
          .subarray(part.postingStart[number], part.postingStart[number + 1])
          .some((doc) => docs[doc] !== dropped)
      )
        all.add(word);
    }
  }
  return [...all].sort();
}

type Places = ReturnType<typeof placeAll>;

function placeAll(parts: readonly IndexPart[], includes: (textId: number) => boolean) {
  let docCount = 0;
  let unitCount = 0;
  let textCount = 0;
  const places = parts.map((part) => {
    const docs = new Uint32Array(part.docUnit.length).fill(dropped);
    const units = new Uint32Array(part.unitEnd.length).fill(dropped);
    for (const [text, id] of part.textIds.entries()) {
      if (!includes(id)) continue;
      textCount++;
      const first = part.textFirstUnit[text] ?? 0;
      const last = part.textFirstUnit[text + 1] ?? 0;
      for (let unit = first; unit < last; unit++) units[unit] = unitCount++;
      const lastDoc = part.unitFirstDoc[last] ?? 0;
      for (let doc = part.unitFirstDoc[first] ?? 0; doc < lastDoc; doc++) docs[doc] = docCount++;
    }
    return { docs, units };
  });
  const empty = { docs: new Uint32Array(0), units: new Uint32Array(0) };
  return { places, empty, docCount, unitCount, textCount };
}

function copyHeads(renumbered: readonly Renumbered[], into: Places) {
  const paths = new Map<string, number>();
  const numberOf = (path: string): number => {
    const known = paths.get(path);
    if (known !== undefined) return known;
    paths.set(path, paths.size);
    return paths.size - 1;
  };
  const { docCount, unitCount, textCount } = into;
  const heads = {
    docUnit: new Uint32Array(docCount),
    docField: new Uint8Array(docCount),
    docLength: new Uint16Array(docCount),
    docPath: new Uint32Array(docCount),
    unitFirstDoc: new Uint32Array(unitCount + 1),
    unitEnd: new Uint32Array(unitCount),
    unitFlags: new Uint8Array(unitCount),
    unitPath: new Uint32Array(unitCount),
    unitLength: new Uint32Array(unitCount),
    unitText: new Uint32Array(unitCount),
    textIds: new Uint32Array(textCount),
    textFirstUnit: new Uint32Array(textCount + 1),
  };
  let text = 0;
  for (const one of renumbered) {
    const pathNumbers = new Uint32Array(one.part.paths.length).fill(dropped);
    const pathOf = (number: number): number => {
      const known = pathNumbers[number] ?? dropped;
      if (known !== dropped) return known;
      const added = numberOf(one.part.paths[number] ?? '');
      pathNumbers[number] = added;
      return added;
    };
    text = copyTexts(heads, one, pathOf, text);
    copyDocs(heads, one, pathOf);
  }
  sumUp(heads.unitFirstDoc);
  heads.textFirstUnit[textCount] = unitCount;
  return { ...heads, paths: [...paths.keys()] };
}

type Heads = Omit<
  IndexPart,
  'words' | 'paths' | 'postingStart' | 'postingDoc' | 'postingCount' | 'positions' | 'positionBlock'
>;

function copyDocs(heads: Heads, { part, docs, units }: Renumbered, pathOf: (number: number) => number): void {
  for (const [doc, to] of docs.entries()) {
    if (to === dropped) continue;
    const unit = units[part.docUnit[doc] ?? 0] ?? 0;
    heads.docUnit[to] = unit;
    heads.unitFirstDoc[unit + 1] = (heads.unitFirstDoc[unit + 1] ?? 0) + 1;
    heads.docField[to] = part.docField[doc] ?? 0;
    heads.docLength[to] = part.docLength[doc] ?? 0;
    heads.docPath[to] = pathOf(part.docPath[doc] ?? 0);
  }
}

function copyTexts(
  heads: Heads,
  { part, units }: Renumbered,
  pathOf: (number: number) => number,
  firstText: number,
): number {
  let text = firstText - 1;
  let before = dropped;
  for (const [unit, to] of units.entries()) {
    if (to === dropped) continue;
    const oldText = part.unitText[unit] ?? 0;
    if (oldText !== before) {
      before = oldText;
      text++;
      heads.textIds[text] = part.textIds[oldText] ?? 0;
      heads.textFirstUnit[text] = to;
    }
    heads.unitText[to] = text;
    // Computed from the unit's own number: its end may be the first unit of a text that is left out.
    heads.unitEnd[to] = to + (part.unitEnd[unit] ?? 0) - unit;
    heads.unitFlags[to] = part.unitFlags[unit] ?? 0;
    heads.unitPath[to] = pathOf(part.unitPath[unit] ?? 0);
    heads.unitLength[to] = part.unitLength[unit] ?? 0;
  }
  return text + 1;
}

function copyPostings(renumbered: readonly Renumbered[], words: number) {
  const postings = new Uint32Array(words + 1);
  const places = new Uint32Array(words + 1);
  for (const one of renumbered) {
    countPostings(one, postings, places);
  }
  sumUp(postings);
  sumUp(places);
  const total = { postings: postings[words] ?? 0, places: places[words] ?? 0 };
  const postingStart = postings.slice();
  const to = {
    postingDoc: new Uint32Array(total.postings),
    postingCount: new Uint8Array(total.postings),
    positions: new Uint16Array(total.places),
  };
  for (const one of renumbered) {
    copyPostingsOf(one, to, postings, places);
  }
  return { postingStart, ...to, positionBlock: positionBlocks(to.postingCount) };
}

/** Adds the counts of word w at index w + 1. */
function countPostings({ part, docs, words }: Renumbered, postings: Uint32Array, places: Uint32Array): void {
  for (const [word, to] of words.entries()) {
    if (to === dropped) continue;
    const end = part.postingStart[word + 1] ?? 0;
    for (let posting = part.postingStart[word] ?? 0; posting < end; posting++) {
      if (docs[part.postingDoc[posting] ?? 0] === dropped) continue;
      postings[to + 1] = (postings[to + 1] ?? 0) + 1;
      places[to + 1] = (places[to + 1] ?? 0) + (part.postingCount[posting] ?? 0);
    }
  }
}

function sumUp(counts: Uint32Array): void {
  for (let at = 1; at < counts.length; at++) counts[at] = (counts[at] ?? 0) + (counts[at - 1] ?? 0);
}

/** `postings` and `places` hold for each word where its next postings and positions go. */
function copyPostingsOf(
  { part, docs, words }: Renumbered,
  to: Pick<IndexPart, 'postingDoc' | 'postingCount' | 'positions'>,
  postings: Uint32Array,
  places: Uint32Array,
): void {
  let from = 0;
  for (const [word, number] of words.entries()) {
    if (number === dropped) {
      for (let at = part.postingStart[word] ?? 0; at < (part.postingStart[word + 1] ?? 0); at++)
        from += part.postingCount[at] ?? 0;
      continue;
    }
    let next = postings[number] ?? 0;
    let place = places[number] ?? 0;
    const end = part.postingStart[word + 1] ?? 0;
    for (let posting = part.postingStart[word] ?? 0; posting < end; posting++) {
      const count = part.postingCount[posting] ?? 0;
      const doc = docs[part.postingDoc[posting] ?? 0] ?? dropped;
      if (doc !== dropped) {
        to.postingDoc[next] = doc;
        to.postingCount[next++] = count;
        for (let at = 0; at < count; at++) to.positions[place++] = part.positions[from + at] ?? 0;
      }
      from += count;
    }
    postings[number] = next;
    places[number] = place;
  }
}
