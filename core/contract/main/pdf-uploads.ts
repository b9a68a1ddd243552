import * as v from 'valibot';
import { forDataAdministrators } from '../data-rights.ts';
import { bytes, call } from '../endpoint.ts';
import { isoDate, languageCode } from '../values.ts';
import { comparisonRow, comparisonSummary } from './comparison.ts';
import { category } from './document-marks.ts';
import { pdfCorrection, pdfRefusals, pdfStructure } from './pdf-structure.ts';
import { textPreview } from './text-preview.ts';

/** Bytes of the largest PDF that is uploaded, and of a part of it. Settled here for browsers and servers. */
export const maxPdfUpload = 100 * 1024 ** 2;
export const pdfUploadPart = 1024 ** 2;
/** Uploads that may be there at a time, those included of which parts are missing. */
export const maxPdfUploads = 2000;
/** Corrections that are sent at once, and that one upload may have. */
export const maxCorrectionsAtOnce = 200;
export const maxCorrections = 5000;
export const longestPdfTitle = 500;

/** How paragraphs are named: as in acts, in circulars with margin numbers, or in acts of the Union. */
export const pdfNamings = ['act', 'circular', 'eu'] as const;

/**
 * `arriving`: parts are missing; `waiting`: it is read next; `reading`; `refused`: no structure is made of it;
 * `recognised`: it can be corrected; `publishing`: it becomes a text; `published`.
 */
export const pdfUploadStates = [
  'arriving',
  'waiting',
  'reading',
  'refused',
  'recognised',
  'publishing',
  'published',
] as const;
export type PdfUploadState = (typeof pdfUploadStates)[number];

/**
 * Why an upload was not published: its document is gone, its text is empty, a text stands in its place, it was deleted
 * meanwhile, the document is filed otherwise, it takes too much, or the work was interrupted again and again.
 */
export const pdfProblems = [
  'DOCUMENT_GONE',
  'TEXT_EMPTY',
  'TEXT_EXISTS',
  'NOT_STORED',
  'REFUSED',
  'TOO_LARGE',
  'FAILED',
] as const;
export type PdfProblem = (typeof pdfProblems)[number];

/** What somebody says of a PDF, since no file tells it reliably. */
const description = {
  /** The document that it is a version of; absent for one that is not stored yet. */
  document: v.optional(v.string()),
  title: v.string(),
  shortTitle: v.optional(v.string()),
  /** As it is cited: "2023/1". */
  number: v.optional(v.string()),
  language: languageCode,
  versionDate: isoDate,
  category,
  naming: v.picklist(pdfNamings),
};

export const pdfUpload = v.object({
  id: v.string(),
  name: v.string(),
  size: v.number(),
  /** Bytes that are stored: the next part begins there. */
  offset: v.number(),
  ...description,
  state: v.picklist(pdfUploadStates),
  /** Counts the changes of description and structure: whoever changes one names it. */
  version: v.number(),
  pages: v.optional(v.number()),
  /** Why no structure is made of the file. */
  refusal: v.optional(v.picklist(pdfRefusals)),
  /** Why it was not published at the last attempt. */
  problem: v.optional(v.picklist(pdfProblems)),
  uploadedBy: v.string(),
  uploadedAt: v.string(),
  /** Where its text is read, whatever is said of the upload by now, and the version of the upload that was published. */
  published: v.optional(
    v.object({
      regTextId: v.string(),
      language: languageCode,
      versionDate: isoDate,
      version: v.number(),
      at: v.string(),
    }),
  ),
});
export type PdfUpload = v.InferOutput<typeof pdfUpload>;

/** The structure of an upload as it is corrected. */
export const pdfUploadStructure = v.object({
  upload: pdfUpload,
  structure: pdfStructure,
  /** What was corrected so far, in its order: taking some of it back is correcting too. */
  corrections: v.array(pdfCorrection),
  /** The file whose pages are shown, of so many bytes. */
  shown: v.object({ hash: v.string(), bytes: v.number() }),
});

/**
 * What somebody should look at in the text as it is corrected: pages without text, nothing that could be cited, a place that
 * is there twice, a footnote that nothing names.
 */
export const pdfWarning = v.variant('code', [
  v.object({ code: v.literal('PAGES_WITHOUT_TEXT'), pages: v.array(v.number()) }),
  v.object({ code: v.literal('NOTHING_TO_CITE') }),
  v.object({ code: v.literal('PLACE_TWICE'), path: v.string(), times: v.number() }),
  v.object({ code: v.literal('NOTE_UNNAMED'), number: v.string(), page: v.number() }),
]);
export type PdfWarning = v.InferOutput<typeof pdfWarning>;

/** What would be published, and how it differs from the text in force on that day. */
export const pdfPreview = v.object({
  version: v.number(),
  counts: v.object({
    articles: v.number(),
    paragraphs: v.number(),
    items: v.number(),
    notes: v.number(),
  }),
  /** The first ones of them, and how many more there are. */
  warnings: v.array(pdfWarning),
  moreWarnings: v.number(),
  /** The text with which it is compared; absent if there is none. */
  before: v.optional(v.object({ regTextId: v.string(), versionDate: isoDate })),
  /** Whether a text of the same day and language is there, which it would replace. */
  replaces: v.boolean(),
  /** Whether the comparison takes too much time or memory: it is published without, by who says so. */
  uncompared: v.boolean(),
  comparison: v.optional(
    v.object({
      summary: comparisonSummary,
      unrelated: v.boolean(),
      /** The rows that differ, not all of them where there are many. */
      rows: v.array(comparisonRow),
      rest: v.number(),
    }),
  ),
});
export type PdfPreview = v.InferOutput<typeof pdfPreview>;

/** Original PDFs of versions: they arrive, are read in the background, corrected and published. */
export const pdfUploadCalls = {
  /** The uploads, the last one first. */
  pdfUploads: call('GET', '/PdfUploads', { access: forDataAdministrators, reply: v.array(pdfUpload) }),
  /**
   * Begins an upload, or says how far it has come: the same record answers with the same upload. 415 FILE_TYPE, 413
   * FILE_TOO_LARGE and 422 FILE_EMPTY before a byte is sent; 409 TOO_MANY_FILES and NO_SPACE_LEFT.
   */
  uploadPdf: call('POST', '/PdfUploads', { access: forDataAdministrators, reply: pdfUpload }),
  /**
   * The next part of an upload: as many bytes as a part has, the last one what is left. 409 UPLOAD_OFFSET if another part is
   * the next one. With the last part the content is compared with its SHA-256, and waits to be read or, with 422
   * FILE_DAMAGED, is gone.
   */
  uploadPdfPart: call('PUT', '/PdfUploads/Part/:id', { access: forDataAdministrators, reply: pdfUpload }),
  /**
   * Changes what is said of a PDF. Of one that is published, readers see that when it is published again: its text then stands
   * in its new place and no longer in the old one. 409 VERSION_CONFLICT if somebody else has changed it, 409 PDF_BUSY while it
   * is being published, 409 PUBLISHED if its published text would become internal, or what is internal public.
   */
  describePdf: call('PUT', '/PdfUploads/Description/:id', {
    access: forDataAdministrators,
    reply: pdfUpload,
  }),
  /** Has an encrypted file read with its password. */
  unlockPdf: call('POST', '/PdfUploads/Password/:id', { access: forDataAdministrators, reply: pdfUpload }),
  pdfUploadStructure: call('GET', '/PdfUploads/Structure/:id', {
    access: forDataAdministrators,
    reply: pdfUploadStructure,
  }),
  /** Saves corrections: those stored before `keep` stay, then these follow. 409 VERSION_CONFLICT, 422 CORRECTION_IMPOSSIBLE. */
  correctPdf: call('PUT', '/PdfUploads/Structure/:id', { access: forDataAdministrators, reply: pdfUpload }),
  /** Its text as it would be read if it were published, window by window. */
  pdfUploadText: call('GET', '/PdfUploads/Text/:id', { access: forDataAdministrators, reply: textPreview }),
  /** What publishing it would change; nothing is stored. */
  previewPdf: call('GET', '/PdfUploads/Preview/:id', { access: forDataAdministrators, reply: pdfPreview }),
  /**
   * Has it published. 409 VERSION_CONFLICT; 409 NOT_COMPARED if its comparison took too much and `uncompared` does not say that
   * it is published without. Whether it may replace a text by `replaces` is seen when its turn comes.
   */
  publishPdf: call('POST', '/PdfUploads/Publish/:id', { access: forDataAdministrators, reply: pdfUpload }),
  /**
   * Deletes an upload with its original; one that is published is withdrawn with it. 409 UPLOAD_ARRIVING while somebody else
   * is uploading it, 409 PDF_BUSY while it is being published.
   */
  deletePdf: call('DELETE', '/PdfUploads/:id', {
    access: forDataAdministrators,
    reply: v.object({ id: v.string() }),
  }),
  /** The file as it was uploaded, byte for byte; also a part of it. */
  pdfOriginal: call('GET', '/PdfUploads/Original/:id', {
    access: forDataAdministrators,
    reply: bytes('application/pdf'),
  }),
  /** The file whose pages are shown: a copy of which the first page comes with few bytes, or the original. */
  pdfPages: call('GET', '/PdfUploads/Pages/:id', {
    access: forDataAdministrators,
    reply: bytes('application/pdf'),
  }),
};
