import * as v from 'valibot';
import { longestLabel, uploadPart } from '../change-files.ts';
import { changeOrigin } from '../change-values.ts';
import { endpoints } from '../endpoint.ts';
import { formedText, uuid } from '../forms.ts';
import { languageParam, wholeNumber } from '../params.ts';
import { filledLine, oneLine } from '../text.ts';
import { isoDate } from '../values.ts';
import { changeFileCalls } from './change-files.ts';
import { planUnknown } from './service-plan.ts';

const changeId = uuid('must be the id of a change');
const oneFile = { params: v.object({ id: uuid('must be the id of a file') }), statuses: planUnknown };
const origin = v.optional(changeOrigin, 'domain');
/** Above every limit: a file that is too large is refused by a code of its own. */
const bytesOfFile = wholeNumber(0, 2 ** 40);

/** The record of a file, before its bytes. */
const fileRecord = v.object({
  /** Names this upload: who does not know whether the record has arrived sends it again. */
  upload: uuid('must be an id that the page has made'),
  change: changeId,
  origin,
  name: filledLine(1000),
  /** Without one it is the name. */
  label: v.optional(oneLine(longestLabel), ''),
  size: bytesOfFile,
  sha256: formedText(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal digits'),
  language: v.optional(languageParam),
  versionDate: v.optional(isoDate),
});
export type FileRecord = v.InferOutput<typeof fileRecord>;

export const changeFileEndpoints = endpoints(changeFileCalls, {
  changeFiles: {
    params: v.object({ id: changeId }),
    query: v.object({ origin }),
    statuses: planUnknown,
  },
  uploadChangeFile: { body: fileRecord, statuses: planUnknown },
  uploadChangeFilePart: { ...oneFile, query: v.object({ offset: bytesOfFile }), content: uploadPart },
  relabelChangeFile: { ...oneFile, query: v.object({ label: filledLine(longestLabel) }) },
  deleteChangeFile: oneFile,
  changeFile: oneFile,
});
