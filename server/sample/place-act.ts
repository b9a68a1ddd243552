import type { SampleAct, SampleElement, Text } from './act-structure.ts';

/** One version of an act: the elements in force on that day, with the identifiers of the source format. */
export type Placed = {
  kind: SampleElement['kind'] | 'content' | 'text' | 'list';
  eId: string;
  num: string;
  texts: Text[];
  note: Text | undefined;
  rows: SampleElement['rows'] | undefined;
  repealed: boolean;
  children: Placed[];
};

type Place = { version: string; path: string; base: string };
const eIdWords: Partial<Record<SampleElement['kind'], string>> = {
  book: 'book',
  part: 'part',
  title: 'tit',
  chapter: 'chap',
  section: 'sec',
  subsection: 'subsec',
  level: 'lvl',
  article: 'art',
  margin: 'mn',
  annex: 'annex',
  proviso: 'disp',
  recital: 'rct',
};

/** `5a` → `5_a`, `4bis` → `4_bis`, `20–22` → `20_22`, as the profile writes numbers in eIds. */
function eIdNumber(num: string): string {
  return num
    .replaceAll(/[–-]/g, '_')
    .replace(/(?<=[0-9a-z])(bis|ter|quater|quinquies|sexies)$/, '_$1')
    .replace(/(\d)([a-z])/, '$1_$2');
}

function placed(kind: Placed['kind'], eId: string, more: Partial<Placed> = {}): Placed {
  const none = { num: '', texts: [], note: undefined, rows: undefined, repealed: false, children: [] };
  return { kind, eId, ...none, ...more };
}

function stands(element: SampleElement, version: string): boolean {
  return element.from <= version && (element.until === '' || version <= element.until);
}

function inForce(elements: SampleElement[], version: string): SampleElement[] {
  return elements.filter((element) => stands(element, version));
}

function items(list: SampleElement[], base: string, version: string): Placed[] {
  let dashes = 0;
  return list.map((item) => {
    const isDash = item.num === '–';
    if (isDash) dashes += 1;
    const eId = `${base}/${isDash ? `bull_u${dashes}` : `lbl_${eIdNumber(item.num)}`}`;
    return placed('item', eId, { num: item.num, note: item.note, children: blocks([item], eId, version) });
  });
}

/** The text, lists and tables of the paragraphs under one number. */
function blocks(group: SampleElement[], eId: string, version: string): Placed[] {
  const flow: (Placed | SampleElement[])[] = [];
  const addText = (texts: Text[]) => {
    for (const text of texts) flow.push(placed('text', '', { texts: [text] }));
  };
  for (const element of group) {
    if (['paragraph', 'item', 'margin', 'recital'].includes(element.kind)) addText(element.texts);
    for (const child of inForce(element.children, version)) {
      const last = flow.at(-1);
      if (child.kind === 'table') flow.push(placed('table', '', { rows: child.rows }));
      else if (child.kind !== 'item') addText(child.texts);
      else if (Array.isArray(last)) last.push(child);
      else flow.push([child]);
    }
  }
  const several = flow.filter(Array.isArray).length > 1;
  let count = 0;
  return flow.map((piece) => {
    if (!Array.isArray(piece)) return piece;
    count += 1;
    const base = several ? `${eId}/list_u${count}` : eId;
    return placed('list', base, { children: items(piece, base, version) });
  });
}

/** Wraps a table or closing text that is outside of any paragraph. */
function asParagraph(child: SampleElement): SampleElement {
  return child.kind === 'paragraph'
    ? child
    : { ...child, kind: 'paragraph', num: '', texts: [], children: [child] };
}

/** Groups paragraphs: those without a number belong to the one before, as in the profile; alone they are `…/para`. */
function paragraphs(children: SampleElement[], eId: string, version: string): Placed[] {
  const groups: SampleElement[][] = [];
  for (const child of children) {
    const last = groups.at(-1);
    const piece = asParagraph(child);
    if (last && (child.kind !== 'paragraph' || child.num === '')) last.push(piece);
    else groups.push([piece]);
  }
  return groups.map((group) => {
    const num = group[0]?.kind === 'paragraph' ? group[0].num : '';
    const own = num ? `${eId}/para_${eIdNumber(num)}` : `${eId}/para`;
    return placed('paragraph', own, { num, note: group[0]?.note, children: blocks(group, own, version) });
  });
}

function isFlow(element: SampleElement): boolean {
  return ['paragraph', 'closing', 'table', 'item'].includes(element.kind);
}

/** The content of a container: units, or running text if there are none. */
function inside(children: SampleElement[], eId: string, place: Place): Placed[] {
  const flow = children.filter(isFlow);
  const units = children.filter((child) => !isFlow(child));
  if (units.length > 0 || flow.some((child) => child.num !== ''))
    return [...paragraphs(flow, eId, place.version), ...placeAll(units, place)];
  const text = blocks(flow.map(asParagraph), eId, place.version);
  return text.length > 0 ? [placed('content', eId, { children: text })] : [];
}

function placeAnnex(element: SampleElement, eId: string, children: SampleElement[], place: Place): Placed {
  const annex = placed('annex', eId, { num: element.num, note: element.note });
  if (element.texts.length === 0)
    return { ...annex, children: inside(children, eId, { ...place, path: eId, base: eId }) };
  const level = `${eId}/lvl_u1`;
  const content = inside(children, level, { ...place, path: level, base: eId });
  return { ...annex, children: [placed('level', level, { texts: element.texts, children: content })] };
}

function eIdOf(element: SampleElement, place: Place, unnumbered: number): string {
  const word = eIdWords[element.kind] ?? element.kind;
  const number = element.eIdSuffix || (element.num ? eIdNumber(element.num) : `u${unnumbered}`);
  const around = element.kind === 'article' ? place.base : place.path;
  return `${around ? `${around}/` : ''}${word}_${number}`;
}

function place(element: SampleElement, around: Place, unnumbered: number): Placed {
  const { kind, num, texts } = element;
  const rootless = ['margin', 'recital', 'annex', 'proviso'].includes(kind);
  const eId = eIdOf(element, rootless ? { ...around, path: '' } : around, unnumbered);
  if (element.repealed && element.repealed.from <= around.version)
    return placed(kind, eId, { num, note: element.repealed.note, repealed: true });
  const children = inForce(element.children, around.version);
  const head = { num, texts, note: element.note };
  if (kind === 'article')
    return placed(kind, eId, { ...head, children: paragraphs(children, eId, around.version) });
  if (kind === 'margin' || kind === 'recital') {
    const flow = [element, ...children.filter((child) => child.kind === 'paragraph')];
    const own = { ...element, children: children.filter((child) => child.kind !== 'paragraph') };
    const group = flow.map((piece) => (piece === element ? own : piece));
    return placed(kind, eId, { num, note: element.note, children: blocks(group, eId, around.version) });
  }
  if (kind === 'annex') return placeAnnex(element, eId, children, around);
  if (kind === 'proviso') {
    const within = { ...around, path: eId, base: eId };
    const text = paragraphs(children.filter(isFlow), eId, around.version);
    const units = placeAll(
      children.filter((child) => !isFlow(child)),
      within,
    );
    return placed(kind, eId, { ...head, children: [...text, ...units] });
  }
  if (kind === 'preamble' || kind === 'conclusions') {
    const flow = blocks(
      [{ ...element, kind: 'paragraph', children: [] }, ...children.filter(isFlow).map(asParagraph)],
      kind,
      around.version,
    );
    const recitals = placeAll(
      children.filter((child) => !isFlow(child)),
      around,
    );
    return placed(kind, kind, { children: [...flow, ...recitals] });
  }
  return placed(kind, eId, { ...head, children: inside(children, eId, { ...around, path: eId }) });
}

function placeAll(elements: SampleElement[], around: Place): Placed[] {
  const counts = new Map<string, number>();
  return inForce(elements, around.version).map((element) => {
    const count = (counts.get(element.kind) ?? 0) + (element.num ? 0 : 1);
    counts.set(element.kind, count);
    return place(element, around, count);
  });
}

export function placeAct(act: SampleAct, version: string): Placed[] {
  return placeAll(act.elements, { version, path: '', base: '' });
}

/** Every element in document order, outer ones before inner ones. */
export function* walk(elements: Placed[]): Generator<Placed> {
  for (const element of elements) {
    yield element;
    yield* walk(element.children);
  }
}
