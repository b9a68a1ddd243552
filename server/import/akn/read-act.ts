import type { UnitKind } from '#core/contract/main/regulation-text.ts';
import type { Counts } from '../../data/tables/text-facts.ts';
import { ImportError } from '../import-error.ts';
import { importReason } from '../import-reasons.ts';
import { provisions } from '../provisions.ts';
import type { ImportedText } from '../regulation.ts';
import { checkLengths } from '../stored-lengths.ts';
import { readAnnexes } from './annex.ts';
import { createAknReading } from './create-reading.ts';
import { readChildren } from './hierarchy.ts';
import { addUnit, atTop, type Outline } from './outline.ts';
import { type Element, isElement } from './tree.ts';

const framed = new Map<string, UnitKind>([
  ['preface', 'preface'],
  ['preamble', 'preamble'],
  ['conclusions', 'conclusions'],
]);

function readUnits(act: Element, outline: Outline): void {
  for (const child of act.children) {
    if (!isElement(child) || child.name === 'meta') continue;
    const frame = framed.get(child.name);
    if (frame) {
      const natural = `{${frame}_1}`;
      const unit = addUnit(
        outline,
        frame,
        outline.reading.claim(natural, () => child.name, child.line),
        atTop,
      );
      readChildren(child, { ...atTop, unit, natural }, outline);
    } else if (child.name === 'components' || child.name === 'attachments') readAnnexes(child, outline);
    else readChildren(child, atTop, outline);
  }
}

function countsOf(counted: ReadonlyMap<string, number>, outline: Outline): Counts {
  const elements = (name: string) => counted.get(name) ?? 0;
  const units = (kind: UnitKind) => outline.units.filter((unit) => unit.kind === kind).length;
  const marginNumbers = units('marginNumber');
  return {
    articles: elements('article') + marginNumbers,
    repealed: outline.units.filter((unit) => unit.repealed).length,
    paragraphs: elements('paragraph') - marginNumbers,
    items: elements('item'),
    notes: elements('authorialNote'),
    tables: elements('table'),
    images: elements('img'),
    annexes: units('annex'),
  };
}

function namingOf(outline: Outline): ImportedText['naming'] {
  if (outline.units.some((unit) => unit.kind === 'marginNumber')) return 'circular';
  return outline.units.some((unit) => unit.kind === 'recital') ? 'eu' : 'act';
}

/** What an importer knows of a text besides its words. */
export type Identity = Omit<ImportedText, 'naming' | 'units' | 'provisions' | 'counts'> & {
  naming?: ImportedText['naming'] | undefined;
};
/** An act in the elements of Akoma Ntoso, and how often each element occurs in it outside of quotes. */
export type Act = { act: Element; counted: ReadonlyMap<string, number> };

/** Reads an act into the regulation model. Other formats are first put into the same elements, so that equal provisions get equal paths. */
export function readAct({ act, counted }: Act, identity: Identity, file: string): ImportedText {
  const outline: Outline = { units: [], reading: createAknReading(), unnumbered: new Map() };
  readUnits(act, outline);
  if (!outline.units.some((unit) => unit.kind !== 'preface'))
    throw new ImportError(file, act.line, importReason('NO_TEXT'));
  const text: ImportedText = {
    ...identity,
    naming: identity.naming ?? namingOf(outline),
    units: outline.units,
    provisions: provisions(outline.units),
    counts: countsOf(counted, outline),
    warnings: [...identity.warnings, ...outline.reading.warnings],
  };
  checkLengths(text, file);
  return text;
}
