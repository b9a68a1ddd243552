import type { PdfElement, PdfPage, PdfStructure } from '#core/contract/main/pdf-structure.ts';
import type { Inline, Note, Unit } from '#core/contract/main/regulation-text.ts';
import { styledText } from '#core/law/pdf-structure/text-of-element.ts';
import { inlines, mergedAt, withoutOwnStyle } from './inlines.ts';

type Footnote = { element: PdfElement; page: number; reference?: number };

/**
 * Joins footnotes to the raised numbers in the text that name them. In the text they are counted through; one that nothing
 * names stands at the end of what was open on its page.
 */
export function createNotes({ pages, elements }: PdfStructure) {
  const footnotes = elements.flatMap((element): Footnote[] => {
    const [span] = element.spans;
    return element.kind === 'footnote' && span ? [{ element, page: span.page }] : [];
  });
  const unnamed: { number: string; page: number }[] = [];
  let count = 0;
  /** Notes of words whose unit is not made yet. */
  let waiting: Note[] = [];
  const contentOf = ({ element }: Footnote): Inline[] =>
    inlines(styledText(pages, element.spans, element.label), {
      noteOf: () => undefined,
      parted: (text) => [text],
    });
  const refer = (footnote: Footnote, unit: Unit | undefined): Inline => {
    count += 1;
    footnote.reference = count;
    (unit?.notes ?? waiting).push({ number: count, content: contentOf(footnote) });
    return { note: count };
  };
  /** The footnotes on the pages of an element that nothing has named so far. */
  const pending = ({ spans }: PdfElement): Footnote[] =>
    footnotes.filter(
      ({ reference, page }) => reference === undefined && spans.some((span) => span.page === page),
    );
  const named = (element: PdfElement, unit: Unit | undefined, printed: string): Inline | undefined => {
    const footnote = pending(element).find((one) => one.element.number === printed);
    return footnote && refer(footnote, unit);
  };
  /** Puts what no number names at the end of a unit. */
  const append = (footnote: Footnote, unit: Unit | undefined): void => {
    if (unit === undefined || footnote.reference !== undefined) return;
    const { number } = footnote.element;
    if (number !== undefined) unnamed.push({ number, page: footnote.page });
    endOf(unit).push(refer(footnote, unit));
  };
  return {
    /** The words of an element after its number, with the note that follows this number. */
    inlinesOf: (element: PdfElement, unit: Unit | undefined): Inline[] => {
      const [, printed] = /[.)](\d{1,3})$/.exec(labelOf(pages, element)) ?? [];
      const ofLabel = printed === undefined ? undefined : named(element, unit, printed);
      const content = inlines(withoutOwnStyle(styledText(pages, element.spans, element.label)), {
        noteOf: (number) => named(element, unit, number),
        parted: (text) => parted(text, pending(element), (footnote) => refer(footnote, unit)),
      });
      return ofLabel === undefined ? content : [ofLabel, ' ', ...content];
    },
    /** Gives a new unit the notes of its number and heading. */
    settle: (unit: Unit): void => {
      unit.notes.push(...waiting);
      waiting = [];
    },
    /** The pages before an element are over: what nothing has named there, nothing will. */
    reach: ({ spans: [span] }: PdfElement, unit: Unit | undefined): void => {
      if (span) for (const footnote of footnotes) if (footnote.page < span.page) append(footnote, unit);
    },
    end: (unit: Unit | undefined): void => {
      for (const footnote of footnotes) append(footnote, unit);
    },
    /** Numbered footnotes that nothing names. */
    unnamed: () => unnamed,
  };
}

/** Numbers of notes that are not raised stand right behind a word, as the next ones of the page. */
function parted(text: string, pending: readonly Footnote[], refer: (footnote: Footnote) => Inline): Inline[] {
  const result: Inline[] = [];
  let rest = text;
  for (const footnote of pending) {
    const { number } = footnote.element;
    const at = number === undefined ? undefined : mergedAt(rest, number);
    if (number === undefined || at === undefined) continue;
    result.push(rest.slice(0, at), refer(footnote));
    rest = rest.slice(at + number.length);
  }
  return rest === '' ? result : [...result, rest];
}

/** The words that print the number of an element; none where a picture does. */
export const labelOf = (pages: readonly PdfPage[], element: PdfElement): string =>
  styledText(pages, element.spans)
    .map(({ text }) => text)
    .join('')
    .slice(0, element.label ?? 0)
    .trim();

/** The content at the end of a unit to which a mark can be added. */
function endOf(unit: Unit): Inline[] {
  let parts = unit.parts;
  for (;;) {
    const last = parts.at(-1);
    if (last?.part === 'text') return last.content;
    if (last?.part !== 'division' || last.parts.length === 0) break;
    parts = last.parts;
  }
  if (parts === unit.parts && parts.length === 0 && unit.heading) return unit.heading;
  const content: Inline[] = [];
  parts.push({ part: 'text', content });
  return content;
}
