import { type Element, isElement } from '../akn/tree.ts';
import { type Block, type Child, type EuAct, lineOf } from '../eu/blocks.ts';
import { beginsConclusions } from '../eu/closing-words.ts';
import { groupNumberOf, paragraphNumberOf } from '../eu/numbers.ts';
import { hasClass, type ParagraphKind, paragraphKind } from './classes.ts';
import { inlineOf } from './inline.ts';
import { type Point, pointOfGrid, pointOfIndent, pointsOfTable } from './lists.ts';
import type { Notes } from './notes.ts';
import { isHeadTable, rowsOfTable } from './tables.ts';

/** The page that is being read into blocks. */
type Page = {
  notes: Notes;
  title: Child[][];
  blocks: Block[];
  /** Whether articles stand in elements with an identifier of their own, as on newer pages. */
  marksArticles: boolean;
  stage: 'before' | 'body' | 'conclusions' | 'annex';
};
/** What is around an element. Inside points and cells everything is text, also the heads of quoted articles. */
type Place = {
  inner: boolean;
  /** The word for the division in the identifier around: `cpt`. */
  division?: string | undefined;
  /** The element of an article, of which the first head is its own. */
  article?: { taken: boolean } | undefined;
  inAnnex: boolean;
};

const inlineNames = new Set(['span', 'a', 'b', 'i', 'em', 'strong', 'sup', 'sub', 'u', 'br', 'img', 'font']);
const silentNames = new Set(['head', 'script', 'style', 'hr', 'col', 'colgroup', 'link', 'meta', 'title']);
const isWritten = (content: readonly Child[]): boolean =>
  content.some((child) =>
    isElement(child)
      ? child.name === 'img' || child.name === 'authorialNote' || isWritten(child.children)
      : child.trim() !== '',
  );
/** Stands in consolidations for a provision that was deleted. */
const isDeleted = (content: readonly Child[]): boolean => /^[—–-]{3,}$/.test(lineOf(content));
/** The last lines of an issue: its address and number. */
const isImprint = (content: readonly Child[]): boolean =>
  /^(?:ELI: https?:|ISSN \d{4}-)/.test(lineOf(content));
/** Begins words of another act. */
const opensQuote = /^[‘„«“"'’»]/;

function pushText(page: Page, line: number, children: readonly Child[], place: Place): void {
  const content = inlineOf(children, page.notes);
  if (!isWritten(content) || isDeleted(content) || (!place.inner && isImprint(content))) return;
  const isTop = !place.inner && (page.stage === 'body' || page.stage === 'conclusions');
  if (isTop && page.stage === 'body' && beginsConclusions(lineOf(content))) beginConclusions(page, line);
  const numbered = place.inAnnex && !place.inner ? paragraphNumberOf(content) : undefined;
  if (numbered)
    page.blocks.push({
      kind: 'item',
      line,
      num: [numbered.num],
      blocks: [{ kind: 'text', line, content: numbered.rest }],
    });
  else page.blocks.push({ kind: 'text', line, content });
}

function beginConclusions(page: Page, line: number): void {
  page.stage = 'conclusions';
  page.blocks.push({ kind: 'conclusions', line });
}

function pushHeading(page: Page, line: number, content: Child[]): void {
  page.blocks.push({ kind: 'text', line, role: 'heading', content });
}

/** A line more for the heading of what was opened last; false if that has other text already. */
function addToHeading(page: Page, kinds: readonly Block['kind'][], content: Child[]): boolean {
  const last = page.blocks.at(-1);
  if (last === undefined || !kinds.includes(last.kind) || !('heading' in last)) return false;
  last.heading.push(...(last.heading.length > 0 ? [' '] : []), ...content);
  return true;
}

function readTitle(page: Page, { line }: Element, content: Child[], place: Place): void {
  if (place.inAnnex || page.stage !== 'before') {
    if (addToHeading(page, ['annex'], content)) return;
    page.stage = 'annex';
    page.blocks.push({ kind: 'annex', line, num: content, heading: [] });
  } else page.title.push(content);
}

function readArticle(page: Page, { line }: Element, content: Child[], place: Place): void {
  const isOwn = place.article !== undefined ? !place.article.taken : !page.marksArticles || place.inAnnex;
  if (!isOwn || opensQuote.test(lineOf(content))) {
    pushHeading(page, line, content);
    return;
  }
  if (place.article) place.article.taken = true;
  if (page.stage === 'before') page.stage = 'body';
  page.blocks.push({ kind: 'article', line, num: content, heading: [] });
}

type Head = (page: Page, paragraph: Element, content: Child[], place: Place) => void;

const heads: Partial<Record<ParagraphKind, Head>> = {
  title: readTitle,
  article: readArticle,
  articleHeading(page, { line }, content) {
    if (!addToHeading(page, ['article'], content)) pushHeading(page, line, content);
  },
  division(page, { line }, content, { division }) {
    if (page.stage === 'before') page.stage = 'body';
    page.blocks.push({ kind: 'division', line, num: content, heading: [], id: division });
  },
  divisionHeading(page, { line }, content) {
    if (!addToHeading(page, ['division'], content)) pushHeading(page, line, content);
  },
  annex(page, { line }, content) {
    page.stage = 'annex';
    page.blocks.push({ kind: 'annex', line, num: content, heading: [] });
  },
  annexHeading(page, { line }, content) {
    if (!addToHeading(page, ['annex'], content)) pushHeading(page, line, content);
  },
  group(page, { line }, content, { inAnnex }) {
    const isOwn = inAnnex || page.stage === 'annex' || groupNumberOf(content) === undefined;
    if (page.stage === 'annex' && isOwn) page.blocks.push({ kind: 'group', line, content });
    else pushHeading(page, line, content);
  },
  heading: (page, { line }, content) => pushHeading(page, line, content),
  signature(page, { line }, content) {
    page.blocks.push({ kind: 'text', line, role: 'signature', content });
  },
};

function readParagraph(page: Page, paragraph: Element, place: Place): void {
  const kind = paragraphKind(paragraph);
  if (kind === 'left' || kind === 'note') return;
  const head = kind && heads[kind];
  if (head === undefined) {
    pushText(page, paragraph.line, paragraph.children, { ...place, inAnnex: isInAnnex(page, place) });
    return;
  }
  const content = inlineOf(paragraph.children, page.notes);
  if (!isWritten(content)) return;
  if (place.inner && kind !== 'signature') pushHeading(page, paragraph.line, content);
  else head(page, paragraph, content, place);
}

const isInAnnex = (page: Page, place: Place) => place.inAnnex || page.stage === 'annex';

/** The blocks inside an element that is a place of its own: a point, a cell, a paragraph. */
function blocksIn(page: Page, children: readonly Child[]): Block[] {
  const inside: Page = { ...page, title: [], blocks: [] };
  readChildren(inside, children, { inner: true, inAnnex: page.stage === 'annex' }, 0);
  return inside.blocks;
}

function pushPoint(page: Page, { line, num, children }: Point): void {
  const numbered = inlineOf(num, page.notes);
  page.blocks.push({ kind: 'item', line, num: numbered, blocks: blocksIn(page, children) });
}

function readTable(page: Page, table: Element, place: Place): void {
  if (!place.inner && isHeadTable(table)) return;
  const points = pointsOfTable(table);
  if (points) for (const point of points) pushPoint(page, point);
  else
    page.blocks.push({
      kind: 'table',
      line: table.line,
      rows: rowsOfTable(table, (cell) => blocksIn(page, cell.children)),
    });
}

/** `<span class="no-parag">1.</span>` before the text of a paragraph in newer consolidations. */
function readNumbered(page: Page, element: Element, place: Place): boolean {
  const at = element.children.findIndex((child) => isElement(child) || child.trim() !== '');
  const first = element.children[at];
  if (first === undefined || !isElement(first) || !hasClass(first, 'no-parag')) return false;
  const isParagraph = !place.inner && !isInAnnex(page, place);
  page.blocks.push({
    kind: isParagraph ? 'paragraph' : 'item',
    line: element.line,
    num: inlineOf(first.children, page.notes),
    blocks: blocksIn(page, element.children.slice(at + 1)),
  });
  return true;
}

const divisionId = /(?:^|\.)(prt|tis|cpt|sct|sbs)_[^.]*$/;

/** The place inside an element, by its identifier. */
function placeIn(page: Page, element: Element, place: Place): Place {
  const id = element.attributes.id ?? '';
  if (place.inner) return place;
  if (/^art_[^.]+$/.test(id))
    return place.article ? { ...place, inner: true } : { ...place, article: { taken: false } };
  const division = divisionId.exec(id)?.[1];
  if (division !== undefined) return { ...place, division };
  if (/^anx_/.test(id)) return { ...place, inAnnex: true, article: undefined };
  const isFinal = /^fnp_/.test(id) || hasClass(element, 'final');
  if (isFinal && page.stage === 'body') beginConclusions(page, element.line);
  return place;
}

function readElement(page: Page, element: Element, place: Place): void {
  if (silentNames.has(element.name)) return;
  const point = pointOfGrid(element) ?? pointOfIndent(element);
  if (element.name === 'p' || /^h[1-6]$/.test(element.name)) readParagraph(page, element, place);
  else if (element.name === 'table') readTable(page, element, place);
  else if (point) pushPoint(page, point);
  else if (!readNumbered(page, element, place))
    readChildren(page, element.children, placeIn(page, element, place), element.line);
}

/** Reads blocks; words that stand between them are a text of their own. */
function readChildren(page: Page, children: readonly Child[], place: Place, line: number): void {
  let run: Child[] = [];
  const endRun = () => {
    if (isWritten(run)) pushText(page, line, run, { ...place, inAnnex: isInAnnex(page, place) });
    run = [];
  };
  for (const child of children) {
    if (!isElement(child) || inlineNames.has(child.name)) run.push(child);
    else {
      endRun();
      readElement(page, child, place);
    }
  }
  endRun();
}

/** Reads the body of a page of EUR-Lex into the blocks of an act. */
export function readPage(body: Element, notes: Notes, marksArticles: boolean): EuAct {
  const page: Page = { notes, title: [], blocks: [], marksArticles, stage: 'before' };
  readChildren(page, body.children, { inner: false, inAnnex: false }, body.line);
  return { title: page.title, blocks: page.blocks, line: body.line };
}
