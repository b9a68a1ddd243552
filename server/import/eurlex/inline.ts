import { type Element, isElement, makeElement } from '../akn/tree.ts';
import type { Child } from '../eu/blocks.ts';
import { classesOf } from './classes.ts';
import type { Notes } from './notes.ts';

const marks = new Map([
  ['italic', 'i'],
  ['italics', 'i'],
  ['bold', 'b'],
  ['boldface', 'b'],
  ['super', 'sup'],
  ['superscript', 'sup'],
  ['sub', 'sub'],
  ['subscript', 'sub'],
  ['underline', 'u'],
]);
const elements = new Map(['i', 'b', 'sup', 'sub', 'u', 'em', 'strong'].map((name) => [name, name]));

/** Marks of amendments in consolidations: `►M2`, `▼B` before what an act brought, `◄` behind it. */
const openingMark = /[►▼]\s*(?:[A-Z]{1,2}\d*(?:\.\d+)*)?/g;
const closingMark = /\s*◄\s*/g;
const anyMark = /[►▼◄]/;

type Run = { notes: Notes; children: Child[]; isAfterMark: boolean; isInNote: boolean };

function addText(run: Run, written: string): void {
  let text = written.replace(/[ \t\r\n]+/g, ' ');
  if (anyMark.test(text)) {
    const before = text;
    text = text.replace(openingMark, '').replace(closingMark, '\uE001');
    // The mark stands between spaces of its own; words on both sides of it are two words.
    text = text.replace(/\uE001(?=[\p{L}\p{N}(‘“„«])/gu, ' ');
    run.isAfterMark = text.endsWith('\uE001') || (run.isAfterMark && text === '' && before !== '');
    text = text.replaceAll('\uE001', '');
  } else if (run.isAfterMark && text !== '') {
    if (/^[\p{L}\p{N}(‘“„«]/u.test(text)) text = ` ${text}`;
    run.isAfterMark = false;
  }
  if (text === '') return;
  const last = run.children.at(-1);
  if (typeof last === 'string') run.children[run.children.length - 1] = last + text;
  else run.children.push(text);
}

/** Puts a note at its place, without the brackets and the space around its mark. */
function addNote(run: Run, note: Element): void {
  const last = run.children.at(-1);
  if (typeof last === 'string') {
    const before = last.replace(/[\s\u00A0]*\(?[\s\u00A0]*$/, '');
    if (before === '') run.children.pop();
    else run.children[run.children.length - 1] = before;
  }
  run.children.push(note);
}

function addAround(run: Run, element: Element, name: string, attributes: Record<string, string> = {}): void {
  const inner: Run = { ...run, children: [] };
  for (const child of element.children) addChild(inner, child);
  run.isAfterMark = inner.isAfterMark;
  if (inner.children.length > 0)
    run.children.push(makeElement(name, element.line, inner.children, attributes));
}

function addLink(run: Run, element: Element): void {
  const { href } = element.attributes;
  const note = run.isInNote
    ? undefined
    : run.notes.at(href, element.line, (children) => inlineOf(children, run.notes, true));
  if (note) addNote(run, note);
  else if (href !== undefined && /^https?:\/\//i.test(href)) addAround(run, element, 'a', { href });
  else for (const child of element.children) addChild(run, child);
}

function markOf(element: Element): string | undefined {
  const own = elements.get(element.name);
  if (own !== undefined || element.name !== 'span') return own;
  for (const name of classesOf(element)) {
    const mark = marks.get(name);
    if (mark !== undefined) return mark;
  }
  return undefined;
}

function addChild(run: Run, child: Child): void {
  if (!isElement(child)) {
    const last = run.children.at(-1);
    const isAfterNote = typeof last === 'object' && last.name === 'authorialNote';
    addText(run, isAfterNote ? child.replace(/^[ \t\r\n]*\)/, '') : child);
    return;
  }
  const mark = markOf(child);
  if (child.name === 'br') run.children.push(makeElement('br', child.line, []));
  else if (child.name === 'img')
    run.children.push(
      makeElement('img', child.line, [], { src: imageName(child), alt: child.attributes.alt ?? '' }),
    );
  else if (child.name === 'a') addLink(run, child);
  else if (mark !== undefined) addAround(run, child, mark);
  else for (const inner of child.children) addChild(run, inner);
}

/** Images that stand in the file itself are not carried along as addresses. */
function imageName({ attributes: { src = '' } }: Element): string {
  return src.startsWith('data:') ? '' : src;
}

/** Running text in the elements of Akoma Ntoso, without marks of amendments. */
export function inlineOf(children: readonly Child[], notes: Notes, isInNote = false): Child[] {
  const run: Run = { notes, children: [], isAfterMark: false, isInNote };
  for (const child of children) addChild(run, child);
  return run.children;
}
