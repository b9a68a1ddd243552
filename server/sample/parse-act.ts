import { addDays } from '#core/lib/dates.ts';
import { truncate } from '#core/lib/truncate.ts';
import {
  type ElementKind,
  type Language,
  languages,
  type SampleAct,
  type SampleElement,
  sampleContainerKinds,
  sampleUnitKinds,
  type Text,
} from './act-structure.ts';
import { type Complain, type HeaderLine, parseHeader, parseVersions } from './parse-header.ts';

/** An error in the authored text, with file and line. */
export class SampleFormatError extends Error {
  override name = 'SampleFormatError';
}

type Loose = Partial<Record<Language, string[]>>;
type Open = {
  element: SampleElement;
  depth: number;
  texts: Loose;
  note: Loose;
  repealed: Loose;
  since: string;
};

const withoutNumber = new Set<ElementKind>(['annex', 'proviso', 'preamble', 'conclusions']);
const undivided = new Set<ElementKind>(['margin', 'recital', 'preamble', 'conclusions']);
const unitDepth = 10;
const paragraphDepth = 20;
const itemDepth = 20;

const structureLine = /^(#{1,6}|~|-{1,5}) +(\S+)(?: +(\S+))?(?: +(\S+))?$/;
const languageLine = /^(note\.|repealed\.)?(de|fr|it|en):(?: (.*))?$/;
const limitLine = /^@(only|until|repealed) +(\d{4}-\d{2}-\d{2})?(\.\.)?(\d{4}-\d{2}-\d{2})?$/;

function kindOf(marker: string, word: string, rest: string): [ElementKind, string, number] | undefined {
  if (marker.startsWith('#')) {
    const kind = sampleContainerKinds.find((name) => name === word);
    return kind && [kind, rest, marker.length];
  }
  if (marker === '~') {
    const kind = sampleUnitKinds.find((name) => name === word);
    return kind && [kind, rest, withoutNumber.has(kind) ? 0 : unitDepth];
  }
  if (marker === '-') {
    if (word === 'p') return ['paragraph', rest, paragraphDepth];
    return word === 'closing' || word === 'table' ? [word, '', paragraphDepth + 1] : undefined;
  }
  return ['item', word === '-' ? '–' : word, itemDepth + marker.length];
}

/** Whether an element ends the current section: a chapter or article ends the preamble, a chapter ends final provisions. */
function mayHold(outer: ElementKind, inner: ElementKind): boolean {
  const container = sampleContainerKinds.some((kind) => kind === inner);
  if (outer === 'preamble' || outer === 'conclusions')
    return !container && inner !== 'article' && inner !== 'margin';
  return outer !== 'proviso' || !container;
}

function newElement(kind: ElementKind, num: string, eIdSuffix: string, line: number): SampleElement {
  return {
    kind,
    num,
    eIdSuffix,
    line,
    texts: [],
    note: undefined,
    repealed: undefined,
    children: [],
    rows: { de: [], fr: [], it: [], en: [] },
    from: '',
    until: '',
  };
}

/** Joins the languages paragraph by paragraph; a language that is missing or shorter is an error. */
function join(loose: Loose, line: number, what: string, complain: Complain): Text[] {
  const counts = languages.map((language) => loose[language]?.length ?? 0);
  const most = Math.max(...counts);
  const short = languages[counts.findIndex((count) => count < most)];
  if (short) complain(line, `${what} has no ${short} text`);
  return Array.from({ length: most }, (_, index) => {
    const of = (language: Language) => loose[language]?.[index] ?? '';
    return { de: of('de'), fr: of('fr'), it: of('it'), en: of('en') };
  });
}

function finish(open: Open, complain: Complain): void {
  const { element } = open;
  const what = `${element.kind} ${element.num}`.trim();
  element.texts = join(open.texts, element.line, what, complain);
  element.note = join(open.note, element.line, `note of ${what}`, complain)[0];
  const note = join(open.repealed, element.line, `repeal note of ${what}`, complain)[0];
  if (open.since)
    element.repealed = note
      ? { from: open.since, note }
      : complain(element.line, `${what} is repealed without a note`);
  if (element.kind === 'table') checkRows(element, complain);
  else if (['item', 'closing'].includes(element.kind) && element.texts.length === 0)
    complain(element.line, `${what} has no text`);
}

function checkRows(table: SampleElement, complain: Complain): void {
  const shape = (language: Language) => table.rows[language].map((row) => row.length).join(' ');
  if (table.rows.de.length === 0) complain(table.line, 'table has no rows');
  for (const language of languages)
    if (shape(language) !== shape('de'))
      complain(table.line, `table has other rows or cells in ${language} than in de`);
}

function readLimit(open: Open, match: RegExpExecArray, versions: string[], line: number, complain: Complain) {
  const [, word, first = '', dots, last = ''] = match;
  for (const date of [first, last])
    if (date && !versions.some((version) => version === date || addDays(version, -1) === date))
      complain(line, `${date} is neither in @versions nor the day before one of them`);
  if (word === 'repealed') open.since = first;
  else if (word === 'until') open.element.until = first;
  else {
    open.element.from = first;
    open.element.until = dots ? last : first;
  }
}

function readText(open: Open, match: RegExpExecArray): Language {
  const language = languages.find((name) => name === match[2]) ?? 'de';
  const target = match[1] === 'note.' ? open.note : match[1] === 'repealed.' ? open.repealed : open.texts;
  const text = (match[3] ?? '').trim();
  if (open.element.kind === 'table' && text.startsWith('|')) readRow(open, language, text);
  else if (text) target[language] = [...(target[language] ?? []), text];
  return language;
}

function readRow(open: Open, language: Language, line: string): void {
  const cells = line
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split('|');
  open.element.rows[language].push(cells.map((cell) => cell.trim()));
}

/** Reads the authoring format of the sample acts (README beside this file). */
export function parseAct(source: string, file: string): SampleAct {
  const complain: Complain = (line, message) => {
    throw new SampleFormatError(`${file}:${line}: ${message}`);
  };
  const header = new Map<string, HeaderLine>();
  const elements: SampleElement[] = [];
  let stack: Open[] = [];
  let current: Open | undefined;
  let versions: string[] = [];
  let language: Language = 'de';
  for (const [index, raw] of source.split(/\r?\n/).entries()) {
    const line = index + 1;
    const text = raw.trim();
    if (text === '') continue;
    const structure = structureLine.exec(text);
    const limit = current && limitLine.exec(text);
    const words = current && languageLine.exec(text);
    if (current && text.startsWith('|') && current.element.kind === 'table') readRow(current, language, text);
    else if (current && limit) readLimit(current, limit, versions, line, complain);
    else if (current && words) language = readText(current, words);
    else if (!current && text.startsWith('@')) {
      const [key = '', ...rest] = text.slice(1).split(/\s+/);
      header.set(key, { value: rest.join(' '), line });
    } else if (structure) {
      if (current) finish(current, complain);
      else versions = parseVersions(header, complain);
      const [, marker = '', word = '', num = '', suffix = ''] = structure;
      const kind = kindOf(marker, word, num) ?? complain(line, `unknown marker "${text}"`);
      const element = newElement(kind[0], kind[1], suffix, line);
      stack = stack.filter((open) => open.depth < kind[2] && mayHold(open.element.kind, kind[0]));
      const parent = stack.at(-1)?.element;
      if (!parent && kind[2] >= paragraphDepth) complain(line, `"${text}" stands outside an article`);
      if (element.kind === 'paragraph' && element.num && parent && undivided.has(parent.kind))
        complain(line, `a numbered paragraph stands in ${parent.kind} ${parent.num}`);
      (parent?.children ?? elements).push(element);
      current = { element, depth: kind[2], texts: {}, note: {}, repealed: {}, since: '' };
      if (kind[0] !== 'closing' && kind[0] !== 'table') stack.push(current);
    } else complain(line, `unknown marker "${truncate(text, 60)}"`);
  }
  if (current) finish(current, complain);
  const slug = file.replace(/^.*\//, '').replace(/\.txt$/, '');
  return { ...parseHeader(slug, header, complain), elements };
}
