import * as v from 'valibot';
import { changeFile } from '../change-files.ts';
import { forChangeEditors, forChangeReaders } from '../change-rights.ts';
import { bytes, call } from '../endpoint.ts';

/** How far an upload has come. `file` is there once its content is confirmed; until then nobody else learns of it. */
export const changeUpload = v.object({
  id: v.string(),
  /** Bytes that are stored: the next part begins there. */
  offset: v.number(),
  size: v.number(),
  file: v.optional(changeFile),
});
export type ChangeUpload = v.InferOutput<typeof changeUpload>;

/** Files that an organisation puts to changes of either origin. */
export const changeFileCalls = {
  /** The files of a change, in the order of their labels. */
  changeFiles: call('GET', '/ChangeElementFile/Linked/:id', {
    access: forChangeReaders,
    reply: v.array(changeFile),
  }),
  /**
   * Begins an upload, or says how far it has come: the same record answers with the same upload. 415 FILE_TYPE, 413
   * FILE_TOO_LARGE and 422 FILE_EMPTY before a byte is sent; 409 TOO_MANY_FILES and NO_SPACE_LEFT.
   */
  uploadChangeFile: call('POST', '/ChangeElementFile', { access: forChangeEditors, reply: changeUpload }),
  /**
   * The next part of an upload: as many bytes as a part has, the last one what is left. 409 UPLOAD_OFFSET if another part is
   * the next one. With the last part the content is compared with its SHA-256, and is a file or, with 422 FILE_DAMAGED, gone.
   */
  uploadChangeFilePart: call('PUT', '/ChangeElementFile/Part/:id', {
    access: forChangeEditors,
    reply: changeUpload,
  }),
  relabelChangeFile: call('PATCH', '/ChangeElementFile/Label/:id', {
    access: forChangeEditors,
    reply: changeFile,
  }),
  /** Deletes a file, or gives up an upload. */
  deleteChangeFile: call('DELETE', '/ChangeElementFile/:id', {
    access: forChangeEditors,
    reply: v.object({ id: v.string() }),
  }),
  /** The bytes of a file; also a part of them. Declared last: other paths have a word at its place. */
  changeFile: call('GET', '/ChangeElementFile/:id', {
    access: forChangeReaders,
    reply: bytes('application/octet-stream'),
  }),
};
