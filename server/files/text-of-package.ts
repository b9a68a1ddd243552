import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { SaxesParser } from 'saxes';
import type { TakenText } from './taken-text.ts';

/** Which parts of a package have text, which of their elements hold it, and which end a line. */
type Reading = { parts: RegExp; holds: (name: string) => boolean; ends: ReadonlySet<string> };

const named =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

const openDocument: Reading = {
  parts: /^content\.xml$/,
  holds: named('p', 'h', 'span', 'a'),
  ends: new Set(['p', 'h', 'table-row']),
};
const readings: Readonly<Record<string, Reading>> = {
  docx: {
    parts: /^word\/(document|header\d*|footer\d*|footnotes|endnotes|comments)\.xml$/,
    holds: named('t'),
    ends: new Set(['p', 'tab', 'br']),
  },
  xlsx: {
    // Numbers stand in the sheets, words that several cells share in a part of their own.
    parts: /^xl\/(sharedStrings|worksheets\/sheet\d+|comments\d*)\.xml$/,
    holds: named('t', 'v'),
    ends: new Set(['si', 'c', 'comment', 'text']),
  },
  pptx: {
    parts: /^ppt\/(slides\/slide\d+|notesSlides\/notesSlide\d+)\.xml$/,
    holds: named('t'),
    ends: new Set(['p', 'br']),
  },
  odt: openDocument,
  ods: openDocument,
};

/** Bytes that all parts with text may have together, unpacked; what is more is a bomb, or more than people search. */
const maxUnpacked = 100 * 1024 ** 2;
/** Bytes that are unpacked at once: a thousand times as many may come of them. */
const step = 16 * 1024;

/** Takes the text of an office document: a package of XML. Of a damaged one it takes what comes before the damage. */
export function takeTextOfPackage(extension: string, bytes: Uint8Array, taken: TakenText): void {
  const reading = readings[extension];
  if (reading === undefined) return;
  let unpacked = 0;
  const isOver = () => taken.isFull() || unpacked > maxUnpacked;
  const open = (file: UnzipFile) => {
    if (!reading.parts.test(file.name) || isOver()) return;
    const read = readPart(reading, taken);
    file.ondata = (error, chunk, isLast) => {
      if (error !== null || isOver()) return file.terminate();
      unpacked += chunk.length;
      read(chunk, isLast);
    };
    file.start();
  };
  const unzip = new Unzip(open);
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && !isOver(); at += step)
      unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  } catch (error) {
    if (taken.text() === '') throw error;
  }
}

/** Reads a part as it is unpacked. An error in it ends its text, not that of the others. */
function readPart({ holds, ends }: Reading, taken: TakenText) {
  const decoder = new TextDecoder();
  const parser = new SaxesParser({ xmlns: false });
  const open: boolean[] = [];
  let isShared = false;
  let isBroken = false;
  parser.on('opentag', ({ name, attributes }) => {
    const local = localName(name);
    // A cell whose value is the number of a shared word.
    if (local === 'c') isShared = attributes.t === 's';
    open.push(holds(local) && !(local === 'v' && isShared));
  });
  parser.on('text', (text) => {
    if (open.at(-1) === true) taken.add(text);
  });
  parser.on('closetag', ({ name }) => {
    open.pop();
    if (ends.has(localName(name))) taken.add('\n');
  });
  parser.on('error', () => {
    isBroken = true;
  });
  return (chunk: Uint8Array, isLast: boolean) => {
    if (isBroken || taken.isFull()) return;
    parser.write(decoder.decode(chunk, { stream: !isLast }));
  };
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);
