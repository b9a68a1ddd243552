import { SaxesParser } from 'saxes';
import { plainInline, plainText } from './provisions.ts';
import type { ImportedText } from './regulation.ts';

/*
 * The second walk over a file, to find what an importer lost or changed. It shares no code with the
 * readers in akn/: it builds no tree, it only gathers the words between the tags, article by article.
 */

/** `at`: the article by eId, or what stands between two articles. */
type Piece = { at: string; text: string };
type Walked = { pieces: Piece[]; notes: string[] };

const silent = new Set(['meta', 'placeholder']);
// Between these and their neighbours stands no space unless one is written.
const withinWords = new Set(
  (
    'i b sup sub u em strong span inline ref a authorialNote img placeholder mod rmod mmod quotedText rref mref ' +
    'ins del def term date time docNumber docTitle docType docDate docPurpose docAuthority abbr person ' +
    'organization role location quantity entity remark concept object event docketNumber docProponent docStage ' +
    'docStatus docIntroducer shortTitle session omissis'
  ).split(' '),
);

/** A space or none: at a line break beside a tag a file does not tell wrapping from indentation. */
const either = '\uE000';

function written(characters: string): string {
  const text = characters.split('[tab]').join(' ');
  if (text.trim() === '' && !/\u00A0|\u202F/.test(text)) return text.includes('\n') ? either : ' ';
  return text.replace(/^[ \t\r]*\n[ \t\r\n]*/, either).replace(/[ \t\r]*\n[ \t\r\n]*$/, either);
}

function oneLine(words: string[]): string {
  return words
    .join('')
    .replace(/[\s\uE000]+/g, (gap) => (/[^\uE000]/.test(gap) ? ' ' : either))
    .replace(/^[ \uE000]|[ \uE000]$/g, '');
}

/** Counts occurrences, so that two articles with the same eId are two. */
function createNumbering() {
  const seen = new Map<string, number>();
  return (name: string): string => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  };
}

type Walk = {
  pieces: { at: string; words: string[] }[];
  notes: string[][];
  /** Where words go now: the piece, or the note inside it. */
  targets: string[][];
  inAct: number;
  skipped: number;
  quoted: number;
  inArticle: number;
};

function beginPiece(walk: Walk, at: string): void {
  const words: string[] = [];
  walk.pieces.push({ at, words });
  walk.targets = [words];
}

function createWalk(nameOf: (eId: string) => string) {
  const walk: Walk = { pieces: [], notes: [], targets: [], inAct: 0, skipped: 0, quoted: 0, inArticle: 0 };
  beginPiece(walk, 'the beginning');
  const put = (text: string) => {
    if (walk.inAct > 0 && walk.skipped === 0) walk.targets.at(-1)?.push(text);
  };
  const isOwnArticle = (name: string) =>
    name === 'article' && walk.quoted === 0 && walk.targets.length === 1 && walk.skipped === 0;

  return {
    walk,
    open(name: string, eId: string | undefined): void {
      if (silent.has(name)) walk.skipped += 1;
      if (name === 'act') walk.inAct += 1;
      if (!withinWords.has(name)) put(' ');
      if (isOwnArticle(name)) {
        walk.inArticle += 1;
        if (walk.inArticle === 1) beginPiece(walk, nameOf(eId ?? 'an article without eId'));
      }
      if (name === 'quotedStructure') walk.quoted += 1;
      if (name === 'authorialNote' && walk.inAct > 0) {
        const words: string[] = [];
        walk.notes.push(words);
        walk.targets.push(words);
      }
    },
    close(name: string): void {
      if (name === 'authorialNote' && walk.targets.length > 1) walk.targets.pop();
      if (name === 'quotedStructure') walk.quoted -= 1;
      if (isOwnArticle(name)) {
        walk.inArticle -= 1;
        if (walk.inArticle === 0) beginPiece(walk, `what follows ${walk.pieces.at(-1)?.at}`);
      }
      if (!withinWords.has(name)) put(' ');
      if (name === 'act') walk.inAct -= 1;
      if (silent.has(name)) walk.skipped -= 1;
    },
    text: (text: string) => put(written(text)),
  };
}

function walkSource(xml: string): Walked {
  const parser = new SaxesParser();
  const { walk, open, close, text } = createWalk(createNumbering());
  const localName = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('opentag', (tag) => open(localName(tag.name), tag.attributes.eId));
  parser.on('closetag', (tag) => close(localName(tag.name)));
  parser.on('text', text);
  parser.on('cdata', text);
  parser.write(xml).close();
  return {
    pieces: walk.pieces.map(({ at, words }) => ({ at, text: oneLine(words) })),
    notes: walk.notes.map(oneLine),
  };
}

function storedPieces(text: Pick<ImportedText, 'units'>): Piece[] {
  const nameOf = createNumbering();
  const pieces: { at: string; words: string[] }[] = [{ at: 'the beginning', words: [] }];
  for (const unit of text.units) {
    if (unit.kind === 'article') {
      const at = nameOf(unit.eId ?? 'an article without eId');
      pieces.push({ at, words: [plainText(unit)] }, { at: `what follows ${at}`, words: [] });
    } else pieces.at(-1)?.words.push(plainText(unit));
  }
  return pieces.map(({ at, words }) => ({ at, text: words.filter(Boolean).join(' ') }));
}

function storedNotes(text: Pick<ImportedText, 'units'>): string[] {
  return text.units
    .flatMap((unit) => unit.notes)
    .sort((a, b) => a.number - b.number)
    .map((note) => plainInline(note.content));
}

/** Where the two first differ, or -1. */
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

/** Every difference between a file and what was read from it, text and footnotes, with both strings. */
export function compareWithSource(xml: string, text: Pick<ImportedText, 'units'>): string[] {
  const source = walkSource(xml);
  const stored = new Map(storedPieces(text).map((piece) => [piece.at, piece.text]));
  const found: string[] = [];
  for (const piece of source.pieces) {
    if (stored.has(piece.at) || piece.text !== '')
      found.push(...compared(`the text of ${piece.at}`, stored.get(piece.at), piece.text));
    stored.delete(piece.at);
  }
  for (const [at, words] of stored)
    if (words !== '') found.push(...compared(`the text of ${at}`, words, undefined));
  const notes = storedNotes(text);
  for (let index = 0; index < Math.max(notes.length, source.notes.length); index += 1)
    found.push(...compared(`footnote ${index + 1}`, notes[index], source.notes[index]));
  return found;
}
