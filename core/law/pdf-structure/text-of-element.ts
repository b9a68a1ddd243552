import type { PdfElement, PdfPage, PdfRun, PdfSpan } from '../../contract/main/pdf-structure.ts';

/** Words after which the hyphen of a compound stays: "Kollektiv- und Kommanditgesellschaft". */
const conjunction = /^(?:und|oder|et|ou|e|o|ed|od|and|or|bzw\.|sowie|beziehungsweise)(?:\s|$)/u;

/** What joins the end of a line to the next one; `drop` is how many characters go at the end of the first. */
export function joint(before: string, after: string): { drop: number; between: string } {
  const end = before.trimEnd();
  const trailing = before.length - end.length;
  const next = after.trimStart();
  if (end === '' || next === '') return { drop: trailing, between: '' };
  // A soft hyphen is nothing else than the mark of a parted word.
  if (end.endsWith('\u00ad')) return { drop: trailing + 1, between: '' };
  if (!/[\p{L}\p{N}][-‐‑]$/u.test(end)) return { drop: trailing, between: ' ' };
  if (conjunction.test(next)) return { drop: trailing, between: ' ' };
  // Words go on in small letters; a name, a number or a short form before the hyphen is one half of a compound.
  const half = /[\p{L}\p{N}.]+(?=[-‐‑]$)/u.exec(end)?.[0] ?? '';
  const isParted = /^\p{Ll}/u.test(next) && /\p{Ll}$/u.test(half);
  return isParted ? { drop: trailing + 1, between: '' } : { drop: trailing, between: '' };
}

/** A part of a run with its style. */
export type StyledText = Pick<PdfRun, 'text' | 'bold' | 'italic' | 'script'>;

/** The words of spans with their styles, lines joined. `skip` characters at the beginning are left out. */
export function styledText(pages: readonly PdfPage[], spans: readonly PdfSpan[], skip = 0): StyledText[] {
  const result: StyledText[] = [];
  let left = skip;
  for (const span of spans) {
    const runs = runsOf(pages, span).flatMap((run) => {
      const from = Math.min(left, run.text.length);
      left -= from;
      return run.text.length > from ? [{ ...run, text: run.text.slice(from) }] : [];
    });
    if (runs.length === 0) continue;
    const last = result.at(-1);
    if (last) {
      // What a hyphen divides may be set in two styles: the whole line tells.
      const { drop, between } = joint(
        result
          .slice(-3)
          .map(({ text }) => text)
          .join(''),
        runs.map(({ text }) => text).join(''),
      );
      last.text = last.text.slice(0, Math.max(0, last.text.length - drop)) + between;
    }
    result.push(...runs);
  }
  return result;
}

function runsOf(pages: readonly PdfPage[], { page, line, from, to }: PdfSpan): StyledText[] {
  const runs: StyledText[] = [];
  let at = 0;
  for (const { text, bold, italic, script } of pages[page - 1]?.lines[line]?.runs ?? []) {
    const part = text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += text.length;
    if (part === '') continue;
    runs.push({
      text: part,
      ...(bold === undefined ? {} : { bold }),
      ...(italic === undefined ? {} : { italic }),
      ...(script === undefined ? {} : { script }),
    });
  }
  return runs;
}

/** The words of an element after its number, as one line. */
export const textOfElement = (
  pages: readonly PdfPage[],
  { spans, label = 0 }: Pick<PdfElement, 'spans' | 'label'>,
): string =>
  styledText(pages, spans, label)
    .map(({ text }) => text)
    .join('')
    .trim();
