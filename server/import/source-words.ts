/*
 * A second walk over a file, which finds what the importer lost or changed. It shares no code with the readers in
 * akn/, not even the parser: it builds no tree and collects the words between the tags.
 */

/** The words of a file in pieces; `at` is the eId of an article, or a name for the text between two articles. */
export type SourceWords = { pieces: { at: string; text: string }[]; notes: string[] };

/** Stands for a space or nothing: a line break beside a tag may come from wrapping or from indentation. */
export const either = '\uE000';

const silent = new Set(['meta', 'placeholder']);
// Elements that are not separated from their neighbours by a space unless one is written.
const withinWords = new Set(
  (
    'i b sup sub u em strong span inline ref a authorialNote img placeholder mod rmod mmod quotedText rref mref ' +
    'ins del def term date time docNumber docTitle docType docDate docPurpose docAuthority abbr person ' +
    'organization role location quantity entity remark concept object event docketNumber docProponent docStage ' +
    'docStatus docIntroducer shortTitle session omissis'
  ).split(' '),
);

/** How many keys there are for the names of tags, of which a file has some fifty. */
const keys = 1021;
/** What the walk does at tags of a name; `special`: more than to divide. */
type Tag = { name: string; divides: boolean; special: boolean };
const specialTags = new Set([...silent, 'act', 'article', 'quotedStructure', 'authorialNote', 'br', 'sup']);

const opening = /^[ \t\r]*\n[ \t\r\n]*/;
// Any white space but a single plain space; it is replaced by one space.
const plainGaps = /(?:[^\S ]| (?=\s))\s*/g;
const gap = /(?:[^\S ]|\uE000| (?=[\s\uE000]))[\s\uE000]*/g;

function written(characters: string): string {
  const text = characters.includes('[tab]') ? characters.split('[tab]').join(' ') : characters;
  if (!text.includes('\n')) return text;
  const body = text.replace(opening, either);
  const end = body.trimEnd();
  return body.slice(end.length).includes('\n') ? end + either : body;
}

function oneLine(words: string): string {
  const line = words.includes(either)
    ? words.replace(gap, (space) => (/[^\uE000]/.test(space) ? ' ' : either))
    : words.replace(plainGaps, ' ');
  const start = line[0] === ' ' || line[0] === either ? 1 : 0;
  const last = line.at(-1);
  return line.slice(start, last === ' ' || last === either ? -1 : undefined);
}

/** Numbers repeated keys, so that two articles with the same eId stay apart. */
export function createNumbering() {
  const seen = new Map<string, number>();
  return (name: string): string => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  };
}

/** `open`: the text ends with a space, so that no second one is added between blocks. */
type Words = { at: string; text: string; open: boolean };
type Walk = {
  xml: string;
  /** By keys of their names, the last one of a key: the same few stand thousands of times in a file. */
  tags: (Tag | undefined)[];
  /** The end of the last name of a tag. */
  nameEnd: number;
  nameOf: (eId: string) => string;
  pieces: Words[];
  notes: Words[];
  /** A stack of pieces and notes inside them; words are added to the last one. */
  targets: Words[];
  inAct: number;
  skipped: number;
  /** The raised words at the beginning of a block, and how many targets there were; not in the text, which would be copied. */
  raised: { in: number; words: string } | undefined;
  quoted: number;
  inArticle: number;
};

function beginPiece(walk: Walk, at: string): void {
  const words = { at, text: '', open: true };
  walk.pieces.push(words);
  walk.targets = [words];
}

function put(walk: Walk, text: string): void {
  const target = walk.targets.at(-1);
  if (!target || walk.inAct === 0 || walk.skipped > 0) return;
  target.text += text;
  target.open = false;
  if (walk.raised?.in === walk.targets.length) walk.raised.words += text;
}

/** Adds one space between blocks, however many begin or end at this place. */
function divide(walk: Walk): void {
  const target = walk.targets.at(-1);
  if (!target || target.open) return;
  put(walk, ' ');
  target.open = true;
}

const raisedNumber = /^\d+[a-z]*$/;

function beginRaised(walk: Walk): void {
  walk.raised = walk.targets.at(-1)?.open === true ? { in: walk.targets.length, words: '' } : undefined;
}

/** The raised number at the beginning of a block may be that of a paragraph, which is followed by a space. */
function endRaised(walk: Walk): void {
  const { raised } = walk;
  walk.raised = undefined;
  if (raised?.in === walk.targets.length && raisedNumber.test(raised.words)) put(walk, either);
}

function isOwnArticle(walk: Walk, name: string): boolean {
  return name === 'article' && walk.quoted === 0 && walk.targets.length === 1 && walk.skipped === 0;
}

const eIdAttribute = /\seId\s*=\s*["']([^"']*)["']/;

function eIdOf(tag: string): string {
  return decoded(eIdAttribute.exec(tag)?.[1] ?? 'an article without eId');
}

/** `from` and `end` are the position of the tag, for the few tags whose attributes are needed. */
function openTag(walk: Walk, { name, divides, special }: Tag, from: number, end: number): void {
  if (special && silent.has(name)) walk.skipped += 1;
  if (special && name === 'act') walk.inAct += 1;
  if (divides) divide(walk);
  if (!special) return;
  if (isOwnArticle(walk, name)) {
    walk.inArticle += 1;
    if (walk.inArticle === 1) beginPiece(walk, walk.nameOf(eIdOf(walk.xml.slice(from, end))));
  }
  if (name === 'quotedStructure') walk.quoted += 1;
  if (name === 'authorialNote' && walk.inAct > 0) {
    const words = { at: '', text: '', open: true };
    walk.notes.push(words);
    walk.targets.push(words);
  }
  if (name === 'br') put(walk, ' ');
  if (name === 'sup') beginRaised(walk);
}

function closeTag(walk: Walk, { name, divides, special }: Tag): void {
  if (!special) {
    if (divides) divide(walk);
    return;
  }
  if (name === 'authorialNote' && walk.targets.length > 1) walk.targets.pop();
  if (name === 'quotedStructure') walk.quoted -= 1;
  if (isOwnArticle(walk, name)) {
    walk.inArticle -= 1;
    if (walk.inArticle === 0) beginPiece(walk, `what follows ${walk.pieces.at(-1)?.at}`);
  }
  if (name === 'sup') endRaised(walk);
  if (divides) divide(walk);
  if (name === 'act') walk.inAct -= 1;
  if (silent.has(name)) walk.skipped -= 1;
}

const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-fA-F]+)|#(\d+)|(\w+));/g, (whole, hex, decimal, name) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return entities.get(name) ?? whole;
  });
}

const codes = { quote: 34, apostrophe: 39, slash: 47, colon: 58, greater: 62, space: 32 };

/** The position of the `>` that ends the tag, ignoring those in attribute values. */
function endOfTag(xml: string, from: number): number {
  for (let at = from; at < xml.length; at += 1) {
    const code = xml.charCodeAt(at);
    if (code === codes.greater) return at;
    if (code === codes.quote || code === codes.apostrophe) {
      const closing = xml.indexOf(code === codes.quote ? '"' : "'", at + 1);
      if (closing < 0) break;
      at = closing;
    }
  }
  return xml.length;
}

/**
 * What the walk does at the tag whose name begins here; `nameEnd` is set to its end. Known names are compared where
 * they stand, without a copy.
 */
function tagAt(walk: Walk, from: number): Tag {
  const { xml } = walk;
  let start = from;
  let at = from;
  let key = 0;
  for (; at < xml.length; at += 1) {
    const code = xml.charCodeAt(at);
    if (code <= codes.space || code === codes.greater || code === codes.slash) break;
    if (code === codes.colon) {
      start = at + 1;
      key = 0;
    } else key = (key * 31 + code) % keys;
  }
  walk.nameEnd = at;
  const known = walk.tags[key];
  if (known?.name.length === at - start && xml.startsWith(known.name, start)) return known;
  const name = xml.slice(start, at);
  const tag = { name, divides: !withinWords.has(name), special: specialTags.has(name) };
  walk.tags[key] = tag;
  return tag;
}

/** The end of markup that begins with `<!` or `<?`; the content of a CDATA section is text. */
function skipMarkup(xml: string, at: number, text: (characters: string) => void): number {
  const until = (end: string) => {
    const index = xml.indexOf(end, at);
    return index < 0 ? xml.length : index + end.length;
  };
  if (xml.startsWith('<!--', at)) return until('-->');
  if (xml.startsWith('<?', at)) return until('?>');
  if (!xml.startsWith('<![CDATA[', at)) return until('>');
  const end = until(']]>');
  text(xml.slice(at + '<![CDATA['.length, end - ']]>'.length));
  return end;
}

/** Collects the words of a well-formed file by article, and its notes in order. */
export function wordsOfSource(xml: string): SourceWords {
  const walk: Walk = {
    xml,
    tags: new Array(keys),
    nameEnd: 0,
    nameOf: createNumbering(),
    pieces: [],
    notes: [],
    targets: [],
    inAct: 0,
    skipped: 0,
    raised: undefined,
    quoted: 0,
    inArticle: 0,
  };
  const text = (characters: string) => put(walk, written(characters));
  beginPiece(walk, 'the beginning');
  let at = 0;
  while (at < xml.length) {
    const tag = xml.indexOf('<', at);
    if (tag !== at) text(decoded(xml.slice(at, tag < 0 ? undefined : tag)));
    if (tag < 0) break;
    const first = xml[tag + 1];
    if (first === '!' || first === '?') {
      at = skipMarkup(xml, tag, text);
      continue;
    }
    const name = tagAt(walk, first === '/' ? tag + 2 : tag + 1);
    const end = endOfTag(xml, walk.nameEnd);
    if (first === '/') closeTag(walk, name);
    else {
      openTag(walk, name, tag, end);
      if (xml[end - 1] === '/') closeTag(walk, name);
    }
    at = end + 1;
  }
  return {
    pieces: walk.pieces.map((piece) => ({ at: piece.at, text: oneLine(piece.text) })),
    notes: walk.notes.map((note) => oneLine(note.text)),
  };
}
