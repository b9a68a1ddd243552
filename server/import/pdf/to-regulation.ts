import type { PdfElement, PdfStructure } from '#core/contract/main/pdf-structure.ts';
import type { PdfWarning } from '#core/contract/main/pdf-uploads.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { isText } from '#core/law/pdf-structure/apply-correction.ts';
import { provisions } from '../provisions.ts';
import type { ImportedText } from '../regulation.ts';
import type { Position } from '../typeset/boxes.ts';
import { createContainers } from './containers.ts';
import { createNotes, labelOf } from './notes.ts';
import { createParts, type Parts } from './parts.ts';
import { createPaths, type Paths } from './paths.ts';
import { createPositions, type Positions } from './positions.ts';

/** What a person says of a PDF, since no file tells it reliably. */
export type PdfMetadata = Omit<ImportedText, 'source' | 'units' | 'provisions' | 'counts' | 'warnings'>;
/** A text, where its paragraphs stand on the pages of the PDF that it was read from, and what somebody should look at. */
export type RegulationOfPdf = { text: ImportedText; positions: Position[]; warnings: PdfWarning[] };

type Building = {
  pages: PdfStructure['pages'];
  units: Unit[];
  paths: Paths;
  positions: Positions;
  containers: ReturnType<typeof createContainers>;
  notes: ReturnType<typeof createNotes>;
  open: { unit: Unit; parts: Parts } | undefined;
};

/** Makes the regulation model of a recognised structure. Paragraphs are named as those of other imports are. */
export function toRegulation(structure: PdfStructure, metadata: PdfMetadata): RegulationOfPdf {
  const building: Building = {
    pages: structure.pages,
    units: [],
    paths: createPaths(),
    positions: createPositions(),
    containers: createContainers(),
    notes: createNotes(structure),
    open: undefined,
  };
  for (const element of structure.elements) {
    building.notes.reach(element, building.open?.unit);
    if (isText(element)) addElement(building, element);
  }
  building.notes.end(building.open?.unit);
  const { units, paths, notes, positions } = building;
  const text: ImportedText = {
    ...metadata,
    source: 'pdf',
    units,
    provisions: provisions(units),
    counts: countsOf(units),
    // They are told with codes, beside the text.
    warnings: [],
  };
  return { text, positions: positions.all(), warnings: warningsOf(structure, { paths, notes }) };
}

/** Pages that are named where there is no text on them. */
const maxPages = 20;

function warningsOf(
  { pages, elements }: PdfStructure,
  { paths, notes }: Pick<Building, 'paths' | 'notes'>,
): PdfWarning[] {
  const empty = pages.flatMap(({ lines }, at) => (lines.length === 0 ? [at + 1] : []));
  const isCitable = elements.some(({ kind }) => ['article', 'marginNumber', 'heading'].includes(kind));
  return [
    ...(empty.length > 0 ? [{ code: 'PAGES_WITHOUT_TEXT' as const, pages: empty.slice(0, maxPages) }] : []),
    ...(isCitable ? [] : [{ code: 'NOTHING_TO_CITE' as const }]),
    ...Array.from(paths.doubles(), ([path, times]) => ({ code: 'PLACE_TWICE' as const, path, times })),
    ...notes.unnamed().map((note) => ({ code: 'NOTE_UNNAMED' as const, ...note })),
  ];
}

function addElement(building: Building, element: PdfElement): void {
  const { kind } = element;
  if (kind === 'heading') addHeading(building, element);
  else if (kind === 'article' || kind === 'marginNumber' || kind === 'recital')
    addUnit(building, element, kind);
  else {
    const { unit, parts } = building.open ?? addPreface(building);
    building.positions.add(unit.id, element.boxes);
    parts.add(element, building.notes.inlinesOf(element, unit));
  }
}

function addHeading(building: Building, element: PdfElement): void {
  const { containers, notes, paths, units } = building;
  const content = notes.inlinesOf(element, undefined);
  const { path, parent, depth, kind } = containers.open(element, content, paths);
  const unit: Unit = {
    id: path,
    kind,
    depth,
    ...(parent === undefined ? {} : { parent }),
    heading: content,
    parts: [],
    notes: [],
  };
  notes.settle(unit);
  units.push(unit);
  open(building, unit);
}

/** Words under a heading and before an article belong to the heading. */
function open(building: Building, unit: Unit): void {
  const { paths, positions } = building;
  building.open = { unit, parts: createParts(unit, paths, positions) };
}

function addUnit(
  building: Building,
  element: PdfElement,
  kind: 'article' | 'marginNumber' | 'recital',
): void {
  const { containers, notes, pages, paths, positions, units } = building;
  const around = containers.current();
  const content = notes.inlinesOf(element, undefined);
  const number = element.number ?? '';
  const unit: Unit = {
    id: paths.ofUnit(kind, number, around?.path),
    kind,
    depth: around === undefined ? 0 : around.depth + 1,
    ...(around === undefined ? {} : { parent: around.path }),
    ...(number === '' ? {} : { num: [labelOf(pages, element) || number] }),
    // The words after the number of an article are its heading, those of a recital its text.
    ...(kind === 'article' && content.length > 0 ? { heading: content } : {}),
    parts: kind === 'recital' && content.length > 0 ? [{ part: 'text', content }] : [],
    notes: [],
  };
  notes.settle(unit);
  units.push(unit);
  positions.add(unit.id, element.boxes);
  open(building, unit);
}

function addPreface(building: Building) {
  const unit: Unit = { id: '{preface_1}', kind: 'preface', depth: 0, parts: [], notes: [] };
  building.units.push(unit);
  building.open = { unit, parts: createParts(unit, building.paths, building.positions) };
  return building.open;
}

function countsOf(units: readonly Unit[]): ImportedText['counts'] {
  const all = provisions(units);
  const count = (...kinds: string[]) => all.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    articles: count('article', 'marginNumber'),
    repealed: 0,
    paragraphs: count('paragraph'),
    items: count('letter', 'number', 'dash'),
    notes: units.reduce((sum, { notes }) => sum + notes.length, 0),
    tables: 0,
    images: 0,
    annexes: count('annex'),
  };
}
