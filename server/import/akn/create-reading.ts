import type { Inline, Note } from '#core/contract/main/regulation-text.ts';
import { pathFromEId } from '#core/law/e-id.ts';
import { withOrdinal } from '#core/law/paragraph-id.ts';
import { addInline, addText, endRun, inlineOf, startRun } from './inline.ts';
import { labelOf } from './label-of.ts';
import type { AknReading } from './reading.ts';
import { type Element, isElement } from './tree.ts';

/** The text of a note, each paragraph on its own line. */
function noteText(element: Element, reading: AknReading): Inline[] {
  let content: Inline[] = [];
  let run = startRun();
  const endLine = () => {
    const line = endRun(run);
    if (content.length === 0) content = line;
    else if (line.length > 0) content.push({ br: true }, ...line);
    run = startRun();
  };
  for (const child of element.children) {
    if (!isElement(child)) addText(run, child);
    else if (child.name === 'p') {
      endLine();
      run.content = inlineOf(child, reading);
      endLine();
    } else addInline(run, child, reading);
  }
  endLine();
  return content;
}

/** Memoizes the paths that inner eIds add, since the same few labels occur thousands of times in a file. */
function createInnerPaths() {
  const known = new Map<string, { length: number; paths: Map<string, string | undefined> }>();
  const belowOf = (around: string) => {
    const below = { length: pathFromEId(around).length + 1, paths: new Map<string, string | undefined>() };
    known.set(around, below);
    return below;
  };
  return (around: string, inner: string): string | undefined => {
    const below = known.get(around) ?? belowOf(around);
    let path = below.paths.get(inner);
    if (path !== undefined || below.paths.has(inner)) return path;
    try {
      path = pathFromEId(`${around}/${inner}`).slice(below.length);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    below.paths.set(inner, path);
    return path;
  };
}

/** Writes the eId of a margin number as that of an article. */
const asArticle = (eId: string) => (eId.includes('mn_') ? eId.replace(/(^|\/)mn_/, '$1art_') : eId);

export function createAknReading(): AknReading {
  const taken = new Map<string, number>();
  const said = new Set<string>();
  const innerPath = createInnerPaths();
  const labels = new Map<string, string | undefined>();
  let lastNote = 0;
  const reading: AknReading = {
    warnings: [],
    notes: [],
    innerPath,
    labelOf(numText) {
      const known = labels.get(numText);
      if (known !== undefined || labels.has(numText)) return known;
      const label = labelOf(numText);
      labels.set(numText, label);
      return label;
    },
    addNote(element) {
      lastNote += 1;
      const note: Note = { number: lastNote, content: [] };
      reading.notes.push(note);
      note.content = noteText(element, reading);
      return note.number;
    },
    claim(path, what, line) {
      const count = (taken.get(path) ?? 0) + 1;
      taken.set(path, count);
      if (count === 1) return path;
      const own = withOrdinal(path, count);
      reading.warn(line, `${what()} is not unique; its identifier becomes ${own}`);
      return reading.claim(own, what, line);
    },
    pathOf(eId, line) {
      try {
        return pathFromEId(asArticle(eId));
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        reading.warn(line, `the eId "${eId}" is not understood (${error.message}); numbered by place`);
        return undefined;
      }
    },
    warn(line, message) {
      reading.warnings.push(`line ${line}: ${message}`);
    },
    warnOnce(line, message) {
      if (said.has(message)) return;
      said.add(message);
      reading.warn(line, message);
    },
  };
  return reading;
}
