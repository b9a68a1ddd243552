import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { formedText, uuid } from '../forms.ts';
import { languageParam, regTextIdParam, wholeNumber } from '../params.ts';
import { filledLine, oneLine, typedText } from '../text.ts';
import { isoDate } from '../values.ts';
import { category } from './document-marks.ts';
import { pdfCorrection } from './pdf-structure.ts';
import {
  longestPdfTitle,
  maxCorrections,
  maxCorrectionsAtOnce,
  pdfNamings,
  pdfUploadCalls,
  pdfUploadPart,
} from './pdf-uploads.ts';
import { previewWindow } from './text-preview.ts';

const oneUpload = { params: v.object({ id: uuid('must be the id of an upload') }) };
/** Above every limit: a file that is too large is refused by a code of its own. */
const bytesOfFile = wholeNumber(0, 2 ** 40);
const version = wholeNumber(0, 2 ** 31 - 1);

const description = {
  document: v.optional(regTextIdParam),
  title: filledLine(longestPdfTitle),
  shortTitle: v.optional(oneLine(60), ''),
  number: v.optional(oneLine(60), ''),
  language: languageParam,
  versionDate: isoDate,
  category,
  naming: v.picklist(pdfNamings, `must be one of: ${pdfNamings.join(', ')}`),
};
const describedPdf = v.object(description);
export type PdfDescription = v.InferOutput<typeof describedPdf>;

/** The record of a PDF, before its bytes. */
const pdfRecord = v.object({
  /** Names this upload: who does not know whether the record has arrived sends it again. */
  upload: uuid('must be an id that the page has made'),
  name: filledLine(1000),
  size: bytesOfFile,
  sha256: formedText(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal digits'),
  ...description,
});
export type PdfRecord = v.InferOutput<typeof pdfRecord>;

export const pdfUploadEndpoints = endpoints(pdfUploadCalls, {
  pdfUploads: { cache: 'no-store' },
  uploadPdf: { body: pdfRecord },
  uploadPdfPart: { ...oneUpload, query: v.object({ offset: bytesOfFile }), content: pdfUploadPart },
  describePdf: { ...oneUpload, body: v.object({ version, ...description }) },
  unlockPdf: { ...oneUpload, body: v.object({ password: v.pipe(typedText(200), v.minLength(1)) }) },
  pdfUploadStructure: { ...oneUpload, cache: 'no-store', costs: 'computations' },
  correctPdf: {
    ...oneUpload,
    body: v.object({
      version,
      keep: wholeNumber(0, maxCorrections),
      corrections: v.pipe(
        v.array(pdfCorrection),
        v.maxLength(maxCorrectionsAtOnce, `must be at most ${maxCorrectionsAtOnce}`),
      ),
    }),
    costs: 'computations',
  },
  pdfUploadText: { ...oneUpload, query: previewWindow, cache: 'no-store' },
  previewPdf: { ...oneUpload, cache: 'no-store', costs: 'computations' },
  publishPdf: {
    ...oneUpload,
    body: v.object({
      version,
      replaces: v.optional(v.boolean(), false),
      uncompared: v.optional(v.boolean(), false),
    }),
  },
  deletePdf: oneUpload,
  pdfOriginal: oneUpload,
  pdfPages: oneUpload,
});
