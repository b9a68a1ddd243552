import type { Inline, Note } from '#core/contract/main/regulation-text.ts';
import { pathFromEId } from '#core/law/e-id.ts';
import { withOrdinal } from '#core/law/paragraph-id.ts';
import { addInline, addRunText, endRun, inlineOf, startRun } from './inline.ts';
import type { Reading } from './reading.ts';
import { type Element, isElement } from './tree.ts';

/** Paragraphs of a note follow each other on lines of their own. */
function noteText(element: Element, reading: Reading): Inline[] {
  const content: Inline[] = [];
  let run = startRun();
  const endLine = () => {
    const line = endRun(run);
    if (content.length > 0 && line.length > 0) content.push({ br: true });
    content.push(...line);
    run = startRun();
  };
  for (const child of element.children) {
    if (!isElement(child)) addRunText(run, child);
    else if (child.name === 'p') {
      endLine();
      run.content.push(...inlineOf(child, reading));
      endLine();
    } else addInline(run, run.content, child, reading);
  }
  endLine();
  return content;
}

/** A margin number stands in for an article: `mn_12/lbl_a` is built like `art_12/para/lbl_a`. */
function pathOfMarginNumber(eId: string): string {
  const article = eId.replace(/(^|\/)mn_/, '$1art_');
  const [own = '', ...inner] = article.slice(article.indexOf('art_')).split('/');
  const before = article.slice(0, article.indexOf('art_'));
  if (inner.length === 0) return pathFromEId(article);
  const base = pathFromEId(before + own);
  const whole = pathFromEId(`${before}${own}/para/${inner.join('/')}`);
  return base + whole.slice(`${base}^_`.length);
}

export function createReading(): Reading {
  const taken = new Map<string, number>();
  const said = new Set<string>();
  let lastNote = 0;
  const reading: Reading = {
    warnings: [],
    notes: [],
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
      reading.warn(line, `${what} is not unique; its identifier becomes ${own}`);
      return reading.claim(own, what, line);
    },
    pathOf(eId, line) {
      try {
        return /(?:^|\/)mn_/.test(eId) ? pathOfMarginNumber(eId) : pathFromEId(eId);
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
