import * as v from 'valibot';
import { changeOrigin } from './change-values.ts';
import { isoDate, languageCode } from './values.ts';

/** A file of a change (specification, section 3). */
export const changeFile = v.object({
  id: v.string(),
  /** What it is called in lists. */
  label: v.string(),
  /** The folder of its change and its name, as it would be stored. */
  pathAndFileName: v.string(),
  /** Under which it is saved: what it is called, with the end that its content has. */
  name: v.string(),
  /** The end of the name, in lower case, without the dot. */
  extension: v.string(),
  /** The language of its content, if it is known. */
  language: v.optional(languageCode),
  /** The day of which the content is, if it is known. */
  versionDate: v.optional(isoDate),
  /** The provider's or the organisation's. */
  origin: changeOrigin,
  /** What it is, as its bytes say. */
  contentType: v.string(),
  /** In bytes. */
  size: v.number(),
  /** Whether browsers show it in the page; all others are saved. */
  inline: v.boolean(),
  uploadedAt: v.string(),
});
export type ChangeFile = v.InferOutput<typeof changeFile>;

/** The most characters of a label (issue F1). */
export const longestLabel = 200;
/** Bytes of the largest file, and of a part of an upload. Settled here for browsers and servers. */
export const maxChangeFileSize = 100 * 1024 ** 2;
export const uploadPart = 1024 ** 2;
/** Files that an organisation may put to a change, those included that are being uploaded. */
export const maxChangeFiles = 200;

/** The allowed types by extension, with the content type that the bytes must have. */
export const changeFileTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  txt: 'text/plain',
  csv: 'text/csv',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
} as const;
export type ChangeFileExtension = keyof typeof changeFileTypes;

/** Only what runs nothing is shown in a page. */
export const inlineTypes: readonly string[] = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
];
