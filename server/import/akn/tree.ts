import { SaxesParser } from 'saxes';
import { ImportError } from '../import-error.ts';
import { importReason } from '../import-reasons.ts';
import { checkRoot as isAknRoot } from './dialect.ts';
import { withoutIndentation } from './indentation.ts';
import { createNameReader } from './names.ts';
import { createNesting, type Nesting } from './nesting.ts';

/** An element of the source, with white space as written. */
export type Element = {
  /** Local name for Akoma Ntoso, prefix and local name for anything else. */
  name: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
  line: number;
  /** Whether it contains a block: a quoted structure, list, table or paragraph. */
  holdsBlock: boolean;
};

/** What a format asks of its files: which root element they have, and how deep elements may stand inside each other. */
export type TreeOptions = {
  checkRoot: (tag: { name: string; attributes: Record<string, string> }, line: number, file: string) => void;
  nesting: (file: string) => Nesting;
  /** Named characters beside those of XML. */
  entities?: Readonly<Record<string, string>>;
};

/** `counted`: how often each element occurs outside of quoted structures. */
export type Tree = { root: Element; counted: ReadonlyMap<string, number> };

const blocks = new Set(['quotedStructure', 'blockList', 'table', 'p', 'ul', 'ol', 'block', 'tblock']);
const deepest = 500;

const fedlexProfile: TreeOptions = { checkRoot: isAknRoot, nesting: createNesting };

function wellFormed(message: string): string {
  return message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
}

type Building = {
  file: string;
  parser: SaxesParser;
  open: Element[];
  root: Element | undefined;
  quotes: number;
  counted: Map<string, number>;
  nesting: Nesting;
};

/** Adds a child. A literal array with one child saves memory: an empty one grows to seventeen places with its first element. */
function addChild(element: Element, child: Element | string): void {
  if (element.children.length === 0) element.children = [child];
  else element.children.push(child);
}

function openElement(state: Building, name: string, attributes: Record<string, string>): void {
  const element: Element = { name, attributes, children: [], line: state.parser.line, holdsBlock: false };
  const around = state.open.at(-1);
  if (around) addChild(around, element);
  else state.root = element;
  if (state.open.push(element) > deepest)
    throw new ImportError(state.file, element.line, importReason('ELEMENTS_TOO_DEEP', { most: deepest }));
  state.nesting.enter(name, element.line);
  if (state.quotes === 0) state.counted.set(name, (state.counted.get(name) ?? 0) + 1);
  if (name === 'quotedStructure') state.quotes += 1;
}

function closeElement(state: Building): void {
  const element = state.open.pop();
  if (!element) return;
  state.nesting.leave(element.name);
  if (element.name === 'quotedStructure') state.quotes -= 1;
  if (element.children.length > 0) element.children = withoutIndentation(element.children);
  const around = state.open.at(-1);
  if (around && (element.holdsBlock || blocks.has(element.name)) && element.name !== 'authorialNote')
    around.holdsBlock = true;
}

function addText(state: Building, text: string): void {
  const element = state.open.at(-1);
  if (!element) return;
  const last = element.children.length - 1;
  const before = element.children[last];
  if (typeof before === 'string') element.children[last] = before + text;
  else addChild(element, text);
}

/**
 * Reads a file into a tree in one pass. DTDs are never read: an internal one is refused, an external one ignored.
 */
export function parseTree(
  xml: string,
  file: string,
  { checkRoot, nesting: nestingOf, entities }: TreeOptions = fedlexProfile,
): Tree {
  if (xml.trim() === '') throw new ImportError(file, 1, importReason('EMPTY'));
  const parser = new SaxesParser();
  const nesting = nestingOf(file);
  const state: Building = { file, parser, open: [], root: undefined, quotes: 0, counted: new Map(), nesting };
  const names = createNameReader();
  if (entities !== undefined) Object.assign(parser.ENTITIES, entities);
  parser.on('error', (error) => {
    throw new ImportError(
      file,
      parser.line,
      importReason('XML_DAMAGED', { message: wellFormed(error.message) }),
    );
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new ImportError(file, parser.line, importReason('DOCUMENT_TYPE'));
  });
  parser.on('attribute', ({ name, value }) => names.add(name, value));
  parser.on('opentag', (tag) => {
    if (!state.root) checkRoot(tag, parser.line, file);
    const attributes = names.attributes(tag);
    openElement(state, names.element(tag), attributes);
  });
  parser.on('closetag', () => closeElement(state));
  parser.on('text', (text) => addText(state, text));
  parser.on('cdata', (text) => addText(state, text));
  parser.write(xml).close();
  if (!state.root) throw new ImportError(file, parser.line, importReason('NO_ELEMENT'));
  return { root: state.root, counted: state.counted };
}

/** An element that an importer of another format makes, at a line of its own file. */
export function makeElement(
  name: string,
  line: number,
  children: (Element | string)[],
  attributes: Record<string, string> = {},
): Element {
  const holdsBlock = children.some(
    (child) =>
      typeof child !== 'string' &&
      child.name !== 'authorialNote' &&
      (child.holdsBlock || blocks.has(child.name)),
  );
  return { name, attributes, children, line, holdsBlock };
}

export function isElement(child: Element | string): child is Element {
  return typeof child !== 'string';
}

export function childNamed(element: Element, name: string): Element | undefined {
  for (const child of element.children) if (isElement(child) && child.name === name) return child;
  return undefined;
}

/** Every element inside, in document order. */
export function* descendants(element: Element): Generator<Element> {
  for (const child of element.children)
    if (isElement(child)) {
      yield child;
      yield* descendants(child);
    }
}
