import type { Division, Inline, Unit } from '../../contract/main/regulation-text.ts';
import { type Act, letterOf, type Node } from './act-fixture.ts';

/** Where a provision stands in a written act and what it says, with all that is inside; no words once repealed. */
export type WrittenPlace = { path: string; words: string | undefined };
export type WrittenAct = { units: Unit[]; places: Map<number, WrittenPlace> };

type Writing = WrittenAct & {
  act: Act;
  /** Changes typography only. */
  disguise: (text: string) => string;
  articles: number;
  units: Unit[];
};

/** Writes typographic signs of another kind: a text means the same with either. */
const otherTypography = (text: string) =>
  text
    .replaceAll(/(?<=Artikel|Absatz) (?=\d)/g, '\u00a0')
    .replaceAll('-', '\u2011')
    .replaceAll(/(?<=\d) (?=\d)/g, '\u2009');

/** The act as units, as an import would create them. */
export function written(act: Act, isDisguised = false): WrittenAct {
  const disguise = isDisguised ? otherTypography : (text: string) => text;
  const writing: Writing = { act, disguise, articles: 0, units: [], places: new Map() };
  const counts = { chapter: 0, proviso: 0 };
  for (const one of act.root.inner) {
    if (one.kind === 'chapter') counts.chapter += 1;
    else counts.proviso += 1;
    if (one.kind === 'chapter') writeContainer(writing, one, `chap_${labelOf(act, one, counts.chapter)}`);
    else writeProviso(writing, one, act.isDated ? `disp_${one.label}` : `disp_u${counts.proviso}`);
  }
  return writing;
}

/** `at` counts from 1. */
function labelOf({ isRenumbered }: Act, { kind, label }: Node, at: number): string {
  if (!isRenumbered) return label;
  return kind === 'letter' ? letterOf(at - 1) : `${at}`;
}

function writeContainer(writing: Writing, one: Node, segments: string, parent?: string): void {
  const id = `{${segments}}`;
  const kind = one.kind === 'chapter' ? 'chapter' : 'section';
  writing.places.set(one.id, { path: id, words: one.heading });
  writing.units.push(
    unitOf(writing, { id, kind, parent, num: segments.replace(/.*_/, ''), heading: one.heading }),
  );
  let sections = 0;
  for (const inner of one.inner) {
    if (inner.kind !== 'section') {
      writing.articles += 1;
      writeArticle(writing, inner, labelOf(writing.act, inner, writing.articles), id);
      continue;
    }
    sections += 1;
    writeContainer(writing, inner, `${segments}__sec_${labelOf(writing.act, inner, sections)}`, id);
  }
}

type Head = { id: string; kind: Unit['kind']; parent?: string | undefined; num: string; heading: string };

function unitOf({ disguise }: Writing, { id, kind, parent, num, heading }: Head): Unit {
  return {
    id,
    kind,
    depth: parent === undefined ? 0 : 1,
    notes: [],
    parts: [],
    ...(parent === undefined ? {} : { parent }),
    ...(num === '' ? {} : { num: [{ mark: 'b', content: [num] }] }),
    ...(heading === '' ? {} : { heading: [disguise(heading)] }),
  };
}

function writeProviso(writing: Writing, one: Node, segment: string): void {
  const id = `{${segment}}`;
  const unit = unitOf(writing, { id, kind: 'proviso', num: '', heading: one.heading });
  writing.units.push(unit);
  const paragraphs = one.inner.filter(({ kind }) => kind === 'paragraph');
  const { parts, words } = writeParagraphs(writing, paragraphs, id);
  unit.parts = parts;
  writing.places.set(one.id, { path: id, words: [one.heading, ...words].join('\n') });
  const articles = one.inner.filter(({ kind }) => kind === 'article');
  articles.forEach((article, at) => {
    writeArticle(writing, article, `${id}${labelOf(writing.act, article, at + 1)}`, id);
  });
}

function writeArticle(writing: Writing, one: Node, id: string, parent: string): void {
  const num = `Art. ${id.replace(/.*\}/, '')}`;
  const unit = unitOf(writing, { id, kind: 'article', parent, num, heading: one.isVoid ? '' : one.heading });
  writing.units.push(unit);
  const { parts, words } = writeParagraphs(writing, one.inner, id);
  const isVoid = one.isVoid || (one.inner.length > 0 && one.inner.every((inner) => inner.isVoid));
  if (one.isVoid) unit.repealed = true;
  else unit.parts = parts;
  writing.places.set(one.id, { path: id, words: isVoid ? undefined : [one.heading, ...words].join('\n') });
}

type WrittenList = { parts: Division[]; words: string[] };

function writeParagraphs(writing: Writing, paragraphs: readonly Node[], id: string): WrittenList {
  const isOnly = paragraphs.length === 1;
  const list: WrittenList = { parts: [], words: [] };
  paragraphs.forEach((one, at) => {
    const label = isOnly ? '' : labelOf(writing.act, one, at + 1);
    add(
      list,
      writeDivision(writing, one, { path: `${id}^${label === '' ? '_' : label}`, num: label, end: '' }),
    );
  });
  return list;
}

function add(list: WrittenList, { part, words }: { part: Division; words: string | undefined }): void {
  list.parts.push(part);
  list.words.push(words ?? '(repealed)');
}

type DivisionPlace = { path: string; num: string; end: string };

function writeDivision(writing: Writing, one: Node, { path, num, end }: DivisionPlace) {
  const list: WrittenList = { parts: [], words: [] };
  one.inner.forEach((inner, at) => {
    const label = labelOf(writing.act, inner, at + 1);
    const isLast = at === one.inner.length - 1;
    const place = { path: `${path}^${label}`, num: `${label}.`, end: isLast ? end || '.' : ';' };
    add(list, writeDivision(writing, inner, place));
  });
  const own =
    one.inner.length > 0 || one.kind === 'paragraph' ? one.text : `${one.text.replace(/:$/, '')}${end}`;
  const words = one.isVoid ? undefined : [own, ...list.words].join('\n');
  writing.places.set(one.id, { path, words });
  const content: Inline[] = one.isVoid
    ? [one.id % 2 === 0 ? 'Aufgehoben' : '…', { note: 1 }]
    : [writing.disguise(own)];
  const part: Division = {
    part: 'division',
    kind: one.kind === 'letter' || one.kind === 'number' ? one.kind : 'paragraph',
    id: path,
    ...(num === '' ? {} : { num: [num] }),
    parts: [{ part: 'text', content }, ...list.parts],
  };
  return { part, words };
}
