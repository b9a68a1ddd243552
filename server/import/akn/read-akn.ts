import type { UnitKind } from '#core/contract/main/regulation-text.ts';
import type { Counts } from '../../data/tables/main.ts';
import { plainInline } from '../../lib/plain-inline.ts';
import { compareWithSource } from '../faithful.ts';
import { ImportError } from '../import-error.ts';
import { provisions } from '../provisions.ts';
import type { ImportedText } from '../regulation.ts';
import { wordsOfSource } from '../source-words.ts';
import { checkLengths } from '../stored-lengths.ts';
import { readAnnexes } from './annex.ts';
import { createAknReading } from './create-reading.ts';
import { checkProfile } from './dialect.ts';
import { readChildren } from './hierarchy.ts';
import { inlineOf } from './inline.ts';
import { type Meta, readMeta } from './meta.ts';
import { addUnit, atTop, type Outline } from './outline.ts';
import { childNamed, descendants, type Element, isElement, parseTree, type Tree } from './tree.ts';

const framed = new Map<string, UnitKind>([
  ['preface', 'preface'],
  ['preamble', 'preamble'],
  ['conclusions', 'conclusions'],
]);

function readAct(act: Element, outline: Outline): void {
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

function countsOf(tree: Tree, outline: Outline): Counts {
  const elements = (name: string) => tree.counted.get(name) ?? 0;
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

function namingOf(meta: Meta, outline: Outline): ImportedText['naming'] {
  if (meta.family) return meta.family;
  if (outline.units.some((unit) => unit.kind === 'marginNumber')) return 'circular';
  return outline.units.some((unit) => unit.kind === 'recital') ? 'eu' : 'act';
}

function firstText(act: Element, name: string): string {
  const preface = childNamed(act, 'preface');
  if (!preface) return '';
  for (const element of descendants(preface))
    if (element.name === name) return plainInline(inlineOf(element, createAknReading(), 'spaces'));
  return '';
}

/** Completes number and title from the preface, since some files have them only there. */
function completed(meta: Meta, act: Element): Pick<ImportedText, 'sourceNumber' | 'names'> {
  const sourceNumber = meta.sourceNumber || firstText(act, 'docNumber');
  if (meta.names[meta.language]) return { sourceNumber, names: meta.names };
  const long = firstText(act, 'docTitle');
  return { sourceNumber, names: long ? { ...meta.names, [meta.language]: { long } } : meta.names };
}

/** Reads a file in the Fedlex profile of Akoma Ntoso; an ImportError names file, line and reason. */
export function readAkn(xml: string | Uint8Array, file: string): ImportedText {
  const text = xmlText(xml, file);
  // The parser takes half a character for a whole one.
  if (!text.isWellFormed()) throw new ImportError(file, 1, 'the file has half a character');
  const tree = parseTree(text, file);
  const act = tree.root.children.find((child) => isElement(child));
  const line = act?.line ?? tree.root.line;
  checkProfile(act?.name, text, line, file);
  if (!act) throw new ImportError(file, line, 'the file holds no act');
  const { family: _family, warnings, ...meta } = readMeta(act, file);
  const outline: Outline = { units: [], reading: createAknReading(), unnumbered: new Map() };
  readAct(act, outline);
  if (!outline.units.some((unit) => unit.kind !== 'preface'))
    throw new ImportError(file, line, 'the act holds no text');
  const result: ImportedText = {
    ...meta,
    ...completed({ ...meta, family: _family, warnings }, act),
    source: 'fedlex-akn',
    naming: namingOf({ ...meta, family: _family, warnings }, outline),
    units: outline.units,
    provisions: provisions(outline.units),
    counts: countsOf(tree, outline),
    warnings: [...warnings, ...outline.reading.warnings],
  };
  checkLengths(result, file);
  result.warnings.push(...compareWithSource(wordsOfSource(text), result));
  return result;
}

const declared = /^<\?xml[^>]{0,200}?encoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']/;

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 256));
  return declared.exec(head.replace(/^ï»¿/, ''))?.[1] ?? 'utf-8';
}

/** Decodes an XML file by its byte order mark or declared encoding. */
function xmlText(xml: string | Uint8Array, file: string): string {
  if (typeof xml === 'string') return xml.startsWith('\uFEFF') ? xml.slice(1) : xml;
  const encoding = encodingOf(xml);
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new ImportError(file, 1, `the encoding "${encoding}" is not known`);
  }
  try {
    return decoder.decode(xml);
  } catch {
    throw new ImportError(file, 1, `the file is not valid ${encoding.toUpperCase()}`);
  }
}
