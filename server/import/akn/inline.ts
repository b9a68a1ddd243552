import type { Inline } from '#core/contract/main/regulation-text.ts';
import { isSingleSpaced, isTidy } from '#core/lib/single-spaced.ts';
import { isKnown } from './elements.ts';
import type { AknReading } from './reading.ts';
import { type Element, isElement } from './tree.ts';

/** Collects running text; white space is collapsed across the borders of inline elements. */
export type Run = {
  /** The last character so far. */
  last: string;
  content: Inline[];
  afterSpace: boolean;
  started: boolean;
  brokenAfter: string;
  breaks: Breaks;
};
/** How line breaks are read; in the title of an act they are layout only. */
export type Breaks = 'kept' | 'spaces';

export function startRun(breaks: Breaks = 'kept'): Run {
  return { last: '', content: [], afterSpace: true, started: false, brokenAfter: '', breaks };
}

type Mark = 'i' | 'b' | 'sup' | 'sub' | 'u';
// A map, because names come from files: a plain object would have an entry `constructor`.
const marks = new Map<string, Mark>(
  Object.entries({ i: 'i', b: 'b', sup: 'sup', sub: 'sub', u: 'u', em: 'i', strong: 'b' }),
);
/** The placeholder of the editing system for a tabulator, which is not part of the text. */
const tabulator = '[tab]';
/** White space other than a single space. */
const space = /(?:[\t\r\n]| (?=[ \t\r\n]))[ \t\r\n]*/g;
const indentation = /^[ \t\r]*\n[ \t\r\n]*$/;
const breakBeforePunctuation = /^[ \t\r]*\n[ \t\r\n]*(?=[,.;:)\]])/;

/** Adds a piece. A literal array with one piece saves memory: an empty one grows to seventeen places with its first element. */
function push(run: Run, piece: Inline): void {
  if (run.content.length === 0) run.content = [piece];
  else run.content.push(piece);
}

function pushText(run: Run, text: string): void {
  const last = run.content.length - 1;
  const before = run.content[last];
  if (typeof before === 'string') run.content[last] = before + text;
  else push(run, text);
}

const wordAfterNumber = /^(?!(?:bis|ter)\b|[a-z]+ies\b)[a-zà-ü]{2,} /;

/**
 * Whether a formatter has replaced a space by a line break. A line break alone between two elements is normally
 * no space ("Art. 5" and "a" are one word), except where text always has one.
 */
function lostSpace(before: string, text: string): boolean {
  if (/[:;,]/.test(before)) return /^\p{L}/u.test(text);
  if (before === '.') return /^(?:\p{Lu}\p{Ll}|…)/u.test(text);
  return /\d/.test(before) && wordAfterNumber.test(text);
}

/** Adds text. A line break within text is read as a space, except before punctuation. */
export function addText(run: Run, written: string): void {
  let text = written.includes(tabulator) ? written.replaceAll(tabulator, ' ') : written;
  if (!isSingleSpaced(text)) {
    if (text.includes('\n')) {
      if (indentation.test(text)) {
        run.brokenAfter = run.last;
        return;
      }
      text = text.replace(breakBeforePunctuation, '');
    }
    text = text.replace(space, ' ');
  }
  // This also drops the non-breaking space that the profile puts between number and text.
  if (!run.started) text = text.trimStart();
  else if (run.afterSpace && text.startsWith(' ')) text = text.slice(1);
  if (text === '') return;
  if (run.brokenAfter !== '' && lostSpace(run.brokenAfter, text)) text = ` ${text}`;
  run.started = true;
  run.brokenAfter = '';
  run.last = text.at(-1) ?? '';
  run.afterSpace = run.last === ' ';
  pushText(run, text);
}

function trimEnd(content: Inline[]): void {
  const last = content.length - 1;
  const end = content[last];
  if (typeof end === 'string') {
    const trimmed = end.trimEnd();
    if (trimmed === '') content.pop();
    else content[last] = trimmed;
  } else if (end && 'content' in end) {
    trimEnd(end.content);
    if (end.content.length === 0) content.pop();
  }
}

/** The address of a link if it is safe to follow; other links are read as their text. */
function safeAddress(href: string | undefined): string | undefined {
  return href !== undefined && /^(?:https?:\/\/|#)/i.test(href) ? href : undefined;
}

function addWrapped(
  run: Run,
  wrap: (inner: Inline[]) => Inline,
  element: Element,
  reading: AknReading,
): void {
  const outer = run.content;
  run.content = [];
  addChildren(run, element, reading);
  const inner = run.content;
  run.content = outer;
  if (inner.length > 0) push(run, wrap(inner));
}

function addImage(run: Run, element: Element): void {
  const { src = '', alt = '' } = element.attributes;
  push(run, { image: src, alt });
  run.afterSpace = false;
}

function addBreak(run: Run): void {
  if (run.breaks === 'spaces') addText(run, ' ');
  else {
    trimEnd(run.content);
    push(run, { br: true });
    run.afterSpace = true;
  }
}

export function warnUnknown(element: Element, reading: AknReading): void {
  reading.warnOnce(element.line, `the element "${element.name}" is not known; its text is kept`);
}

/** Adds an inline element; one that concerns the appearance only (colours, fonts) is read as its text. */
export function addInline(run: Run, element: Element, reading: AknReading): void {
  const mark = marks.get(element.name);
  if (mark) addWrapped(run, (content) => ({ mark, content }), element, reading);
  else if (element.name === 'ref' || element.name === 'a') {
    const href = safeAddress(element.attributes.href);
    if (href === undefined) addChildren(run, element, reading);
    else addWrapped(run, (content) => ({ href, content }), element, reading);
  } else if (element.name === 'authorialNote') push(run, { note: reading.addNote(element) });
  else if (element.name === 'img') addImage(run, element);
  else if (element.name === 'br' || element.name === 'eol') addBreak(run);
  else if (element.name !== 'placeholder') {
    if (!isKnown(element.name)) warnUnknown(element, reading);
    addChildren(run, element, reading);
  }
}

function addChildren(run: Run, element: Element, reading: AknReading): void {
  for (const child of element.children)
    if (isElement(child)) addInline(run, child, reading);
    else addText(run, child);
}

/** The collected text without spaces at its ends. */
export function endRun(run: Run): Inline[] {
  trimEnd(run.content);
  return run.content;
}

/** The words of an element as running text. */
export function inlineOf(element: Element, reading: AknReading, breaks: Breaks = 'kept'): Inline[] {
  const only = element.children[0];
  // Most are one text, and most texts are already as they are kept.
  if (element.children.length === 1 && typeof only === 'string' && isTidy(only) && !only.includes(tabulator))
    return only === '' ? [] : [only];
  const run = startRun(breaks);
  addChildren(run, element, reading);
  return endRun(run);
}

/** Whether there is nothing to read; a note or an image alone counts as something. */
export function isEmpty(content: readonly Inline[]): boolean {
  return content.every((piece) => (typeof piece === 'string' ? piece.trim() === '' : 'br' in piece));
}
