import * as v from 'valibot';
import { uploadPart } from '../change-files.ts';
import { endpoints } from '../endpoint.ts';
import { formedText, uuid } from '../forms.ts';
import { wholeNumber } from '../params.ts';
import { filledLine } from '../text.ts';
import { loadedCategory, loadedFileCalls } from './loaded-files.ts';
import { rowKindNames, tableFormats } from './loaded-rows.ts';
import { previewWindow } from './text-preview.ts';

const params = v.object({ id: uuid('must be the id of a file') });
const numberInFile = wholeNumber(1, 10_000);
/** Above every limit: a file that is too large is refused by a code of its own. */
const bytesOfFile = wholeNumber(0, 2 ** 40);

/** The record of a file, before its bytes. */
const loadedRecord = v.object({
  /** Names this upload: who does not know whether the record has arrived sends it again. */
  upload: uuid('must be an id that the page has made'),
  name: filledLine(1000),
  size: bytesOfFile,
  sha256: formedText(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal digits'),
  category: v.optional(loadedCategory),
});
export type LoadedRecord = v.InferOutput<typeof loadedRecord>;

export const loadedFileEndpoints = endpoints(loadedFileCalls, {
  loadedFiles: { cache: 'no-store' },
  uploadLoadedFile: { body: loadedRecord },
  uploadLoadedFilePart: { params, query: v.object({ offset: bytesOfFile }), content: uploadPart },
  loadedFileReport: { params, cache: 'no-store' },
  loadedFileComparison: {
    params: v.object({ ...params.entries, number: numberInFile }),
    cache: 'no-store',
    costs: 'computations',
  },
  loadedFileText: {
    params: v.object({ ...params.entries, number: numberInFile }),
    query: previewWindow,
    cache: 'no-store',
  },
  loadedFileRows: {
    params: v.object({ ...params.entries, number: numberInFile }),
    query: v.object({ from: v.optional(wholeNumber(0, 10_000_000), 0) }),
    cache: 'no-store',
  },
  rowTemplate: {
    params: v.object({
      kind: v.picklist(rowKindNames, `must be one of: ${rowKindNames.join(', ')}`),
      format: v.picklist(tableFormats, `must be one of: ${tableFormats.join(', ')}`),
    }),
    cache: 'no-store',
  },
  publishLoadedFile: { params },
  loadFileAgain: { params },
  deleteLoadedFile: { params },
  loadedFile: { params, cache: 'no-store' },
});
