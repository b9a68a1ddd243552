import { eIdFromPath } from '#core/law/e-id.ts';
import { type Element, makeElement } from '../akn/tree.ts';
import { type Block, type Child, type EuAct, lineOf } from './blocks.ts';
import { flowOf } from './flow-of-blocks.ts';
import { articleLabel, type DivisionKind, divisionKind, divisionRank, divisionSegment } from './labels.ts';
import { groupNumberOf, startOfParagraph } from './numbers.ts';

/*
 * Puts the blocks of an act into the elements of Akoma Ntoso. From there on acts of the Union are read as all others:
 * the same place gets the same identifier, whatever format and whatever dialect it comes from.
 */

/** A container that is open: what is added goes into the last one. */
type Open = { kind: DivisionKind | 'root'; eId: string; children: Child[]; counts: Map<string, number> };

type Building = {
  act: Child[];
  body: Open;
  stack: Open[];
  /** Blocks of the article, or between articles, that are not placed yet. */
  waiting: Block[];
  article: Extract<Block, { kind: 'article' }> | undefined;
  articles: number;
  annexes: Child[];
};

const root = (eId = ''): Open => ({ kind: 'root', eId, children: [], counts: new Map() });
const top = (state: Building): Open => state.stack.at(-1) ?? root();

const countIn = (open: Open, word: string): number => {
  const count = (open.counts.get(word) ?? 0) + 1;
  open.counts.set(word, count);
  return count;
};

const words: Readonly<Record<DivisionKind, string>> = {
  part: 'part',
  title: 'tit',
  chapter: 'chap',
  section: 'sec',
  subsection: 'subsec',
  level: 'lvl',
};

/** The elements for number and heading, as far as there are any. */
function headOf(line: number, num: Child[], heading: Child[]): Child[] {
  return [
    ...(num.length > 0 ? [makeElement('num', line, num)] : []),
    ...(heading.length > 0 ? [makeElement('heading', line, heading)] : []),
  ];
}

/** An article in its paragraphs: what stands before the first number, or without any, is one of its own. */
function articleOf(state: Building): Element | undefined {
  const { article, waiting } = state;
  if (article === undefined) return undefined;
  state.articles += 1;
  // The only article of an act without a number is the first: "Article premier", "Sole article".
  const label = articleLabel(lineOf(article.num)) ?? (state.articles === 1 ? '1' : undefined);
  const groups: { line: number; num: Child[]; blocks: Block[] }[] = [];
  for (const block of waiting) {
    const start = startOfParagraph(block);
    const last = groups.at(-1);
    if (start) groups.push({ line: block.line, num: start.num, blocks: [...start.blocks] });
    else if (last) last.blocks.push(block);
    else groups.push({ line: block.line, num: [], blocks: [block] });
  }
  const paragraphs = groups.map(({ line, num, blocks }) =>
    makeElement('paragraph', line, [...headOf(line, num, []), makeElement('content', line, flowOf(blocks))]),
  );
  const attributes = label === undefined ? {} : { eId: eIdFromPath(label) };
  return makeElement(
    'article',
    article.line,
    [...headOf(article.line, article.num, article.heading), ...paragraphs],
    attributes,
  );
}

/** Places what waits: it is an article, or text between the heads of containers. */
function settle(state: Building): void {
  const article = articleOf(state);
  if (article) top(state).children.push(article);
  else top(state).children.push(...flowOf(state.waiting));
  state.article = undefined;
  state.waiting = [];
}

function closeTo(state: Building, kind: DivisionKind): void {
  while (state.stack.length > 1 && divisionRank[top(state).kind as DivisionKind] >= divisionRank[kind])
    state.stack.pop();
}

function openDivision(
  state: Building,
  kind: DivisionKind,
  line: number,
  num: Child[],
  heading: Child[],
): void {
  settle(state);
  closeTo(state, kind);
  const around = top(state);
  const word = words[kind];
  const segment =
    num.length === 0
      ? undefined
      : kind === 'level'
        ? levelSegment(lineOf(num))
        : divisionSegment(lineOf(num));
  const own = `${word}_${segment ?? `u${countIn(around, word)}`}`;
  const eId = around.eId === '' ? own : `${around.eId}/${own}`;
  const open: Open = { kind, eId, children: headOf(line, num, heading), counts: new Map() };
  const element = makeElement(kind, line, open.children, { eId });
  around.children.push(element);
  state.stack.push(open);
}

/** `a` for "A.", `1_2` for "1.2."; undefined for what is no number. */
function levelSegment(num: string): string | undefined {
  const segment = num
    .replace(/[.)]+$/, '')
    .toLowerCase()
    .replaceAll('.', '_');
  return /^(?:[a-z]{1,8}|\d{1,3}(?:_\d{1,3})*)$/.test(segment) ? segment : undefined;
}

function openGroup(state: Building, { line, content }: Extract<Block, { kind: 'group' }>): void {
  const numbered = groupNumberOf(content);
  openDivision(state, 'level', line, numbered ? [numbered.num] : [], numbered ? numbered.rest : content);
}

function openAnnex(state: Building, { line, num, heading }: Extract<Block, { kind: 'annex' }>): void {
  settle(state);
  const segment = divisionSegment(lineOf(num));
  const eId = `annex_${segment ?? `u${countIn(state.body, 'annex')}`}`;
  const open = root(eId);
  const block = (name: string, content: Child[]) => makeElement('block', line, content, { name });
  const heads = [block('num', num), ...(heading.length > 0 ? [block('heading', heading)] : [])];
  const doc = makeElement(
    'doc',
    line,
    [
      makeElement('preface', line, [makeElement('container', line, heads)]),
      makeElement('mainBody', line, open.children),
    ],
    { name: 'annex', eId },
  );
  state.annexes.push(makeElement('component', line, [doc]));
  state.stack = [open];
}

const begins: ReadonlySet<Block['kind']> = new Set(['division', 'article', 'annex', 'group', 'conclusions']);

/** Recitals stand on their own; text before and behind them belongs to the preamble itself. */
function preambleOf(blocks: readonly Block[], line: number): Element[] {
  if (blocks.length === 0) return [];
  const children = blocks.flatMap((block): Child[] => {
    const isRecital = block.kind === 'recital' || (block.kind === 'item' && /^\(?\d/.test(lineOf(block.num)));
    if (!isRecital) return flowOf([block]);
    return [
      makeElement('recital', block.line, [...headOf(block.line, block.num, []), ...flowOf(block.blocks)]),
    ];
  });
  return [makeElement('preamble', line, children)];
}

function placeBlock(state: Building, block: Block): void {
  if (block.kind === 'division')
    openDivision(state, divisionKind(lineOf(block.num), block.id), block.line, block.num, block.heading);
  else if (block.kind === 'group') openGroup(state, block);
  else if (block.kind === 'annex') openAnnex(state, block);
  else if (block.kind === 'article') {
    settle(state);
    state.article = block;
  } else if (block.kind === 'conclusions') {
    settle(state);
    const open = root();
    state.act.push(makeElement('conclusions', block.line, open.children));
    state.stack = [open];
  } else state.waiting.push(block);
}

/** The act in the elements of Akoma Ntoso. */
export function buildAct({ title, blocks, line }: EuAct): Element {
  const firstBody = blocks.findIndex(({ kind }) => begins.has(kind));
  const bodyFrom = firstBody < 0 ? blocks.length : firstBody;
  const body = root();
  const state: Building = {
    act: [],
    body,
    stack: [body],
    waiting: [],
    article: undefined,
    articles: 0,
    annexes: [],
  };
  for (const block of blocks.slice(bodyFrom)) placeBlock(state, block);
  settle(state);
  const lines = title.map((content) => makeElement('p', line, [makeElement('docTitle', line, content)]));
  return makeElement('act', line, [
    ...(lines.length > 0 ? [makeElement('preface', line, lines)] : []),
    ...preambleOf(blocks.slice(0, bodyFrom), line),
    makeElement('body', line, body.children),
    ...state.act,
    ...(state.annexes.length > 0 ? [makeElement('components', line, state.annexes)] : []),
  ]);
}
