import { plainInline } from '../../lib/plain-inline.ts';
import { compareWithSource } from '../faithful.ts';
import { ImportError } from '../import-error.ts';
import { importReason } from '../import-reasons.ts';
import type { ImportedText } from '../regulation.ts';
import { wordsOfSource } from '../source-words.ts';
import { xmlText } from '../xml-text.ts';
import { createAknReading } from './create-reading.ts';
import { checkProfile } from './dialect.ts';
import { inlineOf } from './inline.ts';
import { type Meta, readMeta } from './meta.ts';
import { readAct } from './read-act.ts';
import { childNamed, descendants, type Element, isElement, parseTree } from './tree.ts';

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
  const tree = parseTree(text, file);
  const act = tree.root.children.find((child) => isElement(child));
  const line = act?.line ?? tree.root.line;
  checkProfile(act?.name, text, line, file);
  if (!act) throw new ImportError(file, line, importReason('NO_ACT'));
  const meta = readMeta(act, file);
  const { family: naming, ...identity } = { ...meta, ...completed(meta, act), source: 'fedlex-akn' as const };
  const result = readAct({ act, counted: tree.counted }, { ...identity, naming }, file);
  result.warnings.push(...compareWithSource(wordsOfSource(text), result));
  return result;
}
