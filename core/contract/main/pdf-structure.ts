import * as v from 'valibot';
import { formedText } from '../forms.ts';
import { filledLine, typedText } from '../text.ts';

/**
 * What was recognised in a plain PDF: the lines of its pages, and what they are. It is plain data, so that a page can show
 * it over the PDF and a correction is an edit of it (`core/law/pdf-structure`).
 */

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An area of a page in points, from its upper left corner, as coordinates of paragraphs are. */
export const pdfBox = v.object({
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  top: v.number(),
  bottom: v.number(),
  left: v.number(),
  right: v.number(),
});
export type PdfBox = v.InferOutput<typeof pdfBox>;

/** Letters of one style in a line, with the area from left to right that they take. */
export const pdfRun = v.object({
  text: v.string(),
  left: v.number(),
  right: v.number(),
  bold: v.optional(v.literal(true)),
  italic: v.optional(v.literal(true)),
  /** Raised or lowered against the line, and smaller. */
  script: v.optional(v.picklist(['sup', 'sub'])),
});
export type PdfRun = v.InferOutput<typeof pdfRun>;

export const pdfLine = v.object({
  top: v.number(),
  bottom: v.number(),
  /** Size of its letters in points. */
  size: v.number(),
  /** Column of the page, from 0; absent where it reaches over all of them. */
  column: v.optional(whole),
  /** Not read from left to right. */
  turned: v.optional(v.literal(true)),
  runs: v.array(pdfRun),
});
export type PdfLine = v.InferOutput<typeof pdfLine>;

/** The lines of a page in the order in which they are read. */
export const pdfPage = v.object({ width: v.number(), height: v.number(), lines: v.array(pdfLine) });
export type PdfPage = v.InferOutput<typeof pdfPage>;

/** Kinds of the text of the regulation. */
export const pdfTextKinds = [
  'heading',
  'article',
  'marginNumber',
  'recital',
  'paragraph',
  'letter',
  'number',
  'dash',
  'text',
] as const;
/** Kinds of what stands beside it on the pages. */
export const pdfBesideKinds = ['footnote', 'runningHead', 'pageNumber', 'ignored'] as const;
export const pdfElementKinds = [...pdfTextKinds, ...pdfBesideKinds] as const;
export const pdfElementKind = v.picklist(pdfElementKinds);
export type PdfElementKind = (typeof pdfElementKinds)[number];

/** Part of a line, by characters of its text; `page` from 1, `line` from 0. */
export const pdfSpan = v.object({ page: whole, line: whole, from: whole, to: whole });
export type PdfSpan = v.InferOutput<typeof pdfSpan>;

/** The longest number that somebody may give to an element. */
export const maxPdfNumber = 40;
/** The most characters that somebody may give to a line at once. */
export const maxPdfWords = 2000;

export const pdfElement = v.object({
  id: v.string(),
  kind: pdfElementKind,
  /** As it is cited: "5a", "2bis", "b". */
  number: v.optional(v.pipe(v.string(), v.maxLength(maxPdfNumber))),
  /** Of a heading, from 1; of items, how deep they stand among others. */
  level: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
  /** Characters at its beginning that print the number: "Art. 5a", "b.". */
  label: v.optional(whole),
  /** The picture that shows its number, where it is no text. */
  picture: v.optional(pdfBox),
  /** Empty only where a picture is all that it has. */
  spans: v.array(pdfSpan),
  boxes: v.array(pdfBox),
});
export type PdfElement = v.InferOutput<typeof pdfElement>;

/** Every character of every line belongs to one element; the elements stand in the order of reading. */
export const pdfStructure = v.object({
  pages: v.array(pdfPage),
  elements: v.array(pdfElement),
});
export type PdfStructure = v.InferOutput<typeof pdfStructure>;

/** Numbers of a request, which have an upper bound: no file has so many pages, or a page so many lines and characters. */
const counted = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
/** A place between two characters; `at` counts those of the line. */
const place = { page: counted, line: counted, at: counted };
/** Characters of a line. */
const stretch = { page: counted, line: counted, from: counted, to: counted };
/** Blanks at its ends stay: that one is lost may be what is corrected. */
const wordsOfLine = v.pipe(typedText(maxPdfWords), v.regex(/^\P{Cc}*$/u, 'must be one line'));
const elementId = formedText(/^e\d{1,9}$/, 'must be the id of an element');
export const pdfCorrection = v.variant('do', [
  /** Begins a new element at a place within one. */
  v.object({ do: v.literal('split'), element: elementId, ...place }),
  /** Joins an element to the one before it. */
  v.object({ do: v.literal('merge'), element: elementId }),
  v.object({ do: v.literal('setKind'), element: elementId, kind: pdfElementKind }),
  v.object({
    do: v.literal('setNumber'),
    element: elementId,
    /** Absent: it has none. */
    number: v.optional(filledLine(maxPdfNumber)),
  }),
  v.object({
    do: v.literal('setLevel'),
    element: elementId,
    level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  }),
  /** Moves the beginning of an element within the one before it or within itself. */
  v.object({ do: v.literal('moveBoundary'), element: elementId, ...place }),
  v.object({ do: v.literal('ignore'), element: elementId }),
  /** Puts other words in the place of some characters of a line, which keeps its place on the page. */
  v.object({ do: v.literal('setWords'), element: elementId, ...stretch, words: wordsOfLine }),
  /** Raises or lowers some characters of a line, as marks of footnotes are; without `script` they are as the others. */
  v.object({
    do: v.literal('setScript'),
    element: elementId,
    ...stretch,
    script: v.optional(v.picklist(['sup', 'sub'])),
  }),
]);
export type PdfCorrection = v.InferOutput<typeof pdfCorrection>;

/** Why no structure is made of a file. */
export const pdfRefusals = [
  'encrypted',
  'wrongPassword',
  'damaged',
  'noText',
  'scanWithoutText',
  'tooLarge',
  'tooMuchTime',
  'tooMuchMemory',
  'failed',
  'interrupted',
] as const;
export type PdfRefusal = (typeof pdfRefusals)[number];
