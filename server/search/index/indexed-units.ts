import type { Division, Part, Unit, UnitKind } from '#core/contract/main/regulation-text.ts';
import { articleKinds } from '#core/contract/main/regulation-text.ts';
import type { DocumentPart } from '#core/contract/main/search.ts';
import { plainInline } from '../../lib/plain-inline.ts';
import type { Field } from './fields.ts';

/** A paragraph or a heading, as one line. */
export type IndexedDoc = { path: string; field: Field; text: string };
export type IndexedUnit = {
  path: string;
  part: DocumentPart;
  repealed: boolean;
  findable: boolean;
  /** Number of the first unit after those inside it. */
  end: number;
  docs: IndexedDoc[];
};

/** What is indexed of a text: one unit for its names and one for each of its units, without footnotes. */
export function indexedUnits(names: readonly string[], units: readonly Unit[]): IndexedUnit[] {
  const title = names.join(' ');
  const first: IndexedUnit = {
    path: '',
    part: 'article',
    repealed: false,
    findable: false,
    end: units.length + 1,
    docs: [{ path: '', field: 'title', text: title }],
  };
  const parts = new Map<string, DocumentPart>();
  return [
    first,
    ...units.map((unit, at) => {
      const part = documentPart(unit, parts.get(unit.parent ?? ''));
      parts.set(unit.id, part);
      return indexedUnit(unit, part, at + 1, endOf(units, at) + 1);
    }),
  ];
}

function documentPart({ kind }: Unit, around: DocumentPart | undefined): DocumentPart {
  if (kind === 'annex') return 'annex';
  if (kind === 'proviso') return 'final';
  return around ?? 'article';
}

function endOf(units: readonly Unit[], at: number): number {
  const depth = units[at]?.depth ?? 0;
  let end = at + 1;
  while ((units[end]?.depth ?? -1) > depth) end++;
  return end;
}

const articles: ReadonlySet<UnitKind> = new Set(articleKinds);

function indexedUnit(unit: Unit, part: DocumentPart, at: number, end: number): IndexedUnit {
  // The preface is the title page; its words are indexed as the names of the document.
  const texts = unit.kind === 'preface' ? [] : paragraphsOf(unit);
  const findable = articles.has(unit.kind) || texts.length > 0;
  const heading = plainInline(unit.heading);
  const docs: IndexedDoc[] = [];
  if (heading !== '') {
    if (findable) docs.push({ path: unit.id, field: 'heading', text: heading });
    if (end > at + 1)
      docs.push({ path: unit.id, field: unit.marginal ? 'marginal' : 'container', text: heading });
  }
  docs.push(...texts);
  return { path: unit.id, part, repealed: unit.repealed === true, findable, end, docs };
}

/** The text of a unit by its outermost divisions; the text outside of them comes first, as one doc. */
function paragraphsOf(unit: Unit): IndexedDoc[] {
  const own: string[] = [];
  const docs: IndexedDoc[] = [];
  const outside = (part: Part): void => {
    if (part.part === 'text') own.push(plainInline(part.content));
    else if (part.part === 'division') {
      const text = divisionText(part);
      if (part.id === undefined) own.push(text);
      else if (text !== '') docs.push({ path: part.id, field: 'text', text });
    } else if (part.part === 'quote') part.parts.forEach(outside);
    else for (const row of part.rows) for (const cell of row) cell.parts.forEach(outside);
  };
  unit.parts.forEach(outside);
  const text = joined(own);
  return text === '' ? docs : [{ path: unit.id, field: 'text', text }, ...docs];
}

/** The text of a division without numbers, so that a phrase may run from one letter into the next. */
function divisionText({ heading, parts }: Division): string {
  const texts = [plainInline(heading)];
  const inside = (part: Part): void => {
    if (part.part === 'text') texts.push(plainInline(part.content));
    else if (part.part === 'division') texts.push(divisionText(part));
    else if (part.part === 'quote') part.parts.forEach(inside);
    else for (const row of part.rows) for (const cell of row) cell.parts.forEach(inside);
  };
  parts.forEach(inside);
  return joined(texts);
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' ');
}
