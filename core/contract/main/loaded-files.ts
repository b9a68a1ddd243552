import * as v from 'valibot';
import { forDataAdministrators } from '../data-rights.ts';
import { bytes, call } from '../endpoint.ts';
import { isoDate, languageCode } from '../values.ts';
import { categories } from './categories.ts';
import { comparison } from './comparison.ts';
import { loadRefusals } from './load-refusals.ts';
import { loadedRows, loadedTable, tableFormats } from './loaded-rows.ts';
import { textPreview } from './text-preview.ts';

/** The ends of names of files with texts, in lower case. What such a file is, its bytes say. */
export const textExtensions: readonly string[] = ['xml', 'akn', 'xhtml', 'html', 'htm', 'zip'];
/** The same of all files that are loaded: tables are known by their names. */
export const loadedExtensions: readonly string[] = [...textExtensions, ...tableFormats];
/** Bytes of the largest file that is loaded, as a ZIP file has them; a table has fewer (`maxTableSize`). */
export const maxLoadedFileSize = 1024 ** 3;
/** Files that may be stored at the same time, those included that are being uploaded. */
export const maxLoadedFiles = 1000;

/** Documents of one organisation are imported by the operator, who names it. */
export const loadedCategory = v.picklist(categories.filter((one) => one !== 'internal'));
export type LoadedCategory = v.InferOutput<typeof loadedCategory>;

/** `waiting` and `reading` lead to `checked`, where nothing is published yet; `publishing` to `published`. */
export const loadedStates = ['waiting', 'reading', 'checked', 'publishing', 'published'] as const;
export type LoadedState = (typeof loadedStates)[number];

/**
 * What a text is to the collection: of a document that is new, a version that is new, a version in one more language,
 * other words of a version that is there, a table that would change something, exactly what is there, or nothing since it
 * is refused.
 */
export const loadedOutcomes = [
  'newDocument',
  'newVersion',
  'newLanguage',
  'replaced',
  'table',
  'unchanged',
  'refused',
] as const;
export type LoadedOutcome = (typeof loadedOutcomes)[number];
/** Those that publishing changes something by. */
export const publishableOutcomes: readonly LoadedOutcome[] = [
  'newDocument',
  'newVersion',
  'newLanguage',
  'replaced',
  'table',
];

/** What publishing makes of a text. */
export const publishedAs = ['stored', 'unchanged', 'refused'] as const;
export type PublishedAs = (typeof publishedAs)[number];

const loadedFile = v.object({
  id: v.string(),
  name: v.string(),
  size: v.number(),
  uploadedAt: v.string(),
  /** The address of whoever has uploaded it. */
  uploadedBy: v.string(),
  /** Where its documents belong; without it, where they are or say that they do. */
  category: v.optional(loadedCategory),
  state: v.picklist(loadedStates),
  /** How many of its texts were read, or are published. */
  done: v.number(),
  /** How many there are in it, once that is known. */
  total: v.optional(v.number()),
  /** Its texts by what they are to the collection. */
  outcomes: v.record(v.picklist(loadedOutcomes), v.number()),
  /** Its texts by what publishing has made of them so far. */
  became: v.record(v.picklist(publishedAs), v.number()),
  checkedAt: v.optional(v.string()),
  publishedAt: v.optional(v.string()),
  publishedBy: v.optional(v.string()),
});
export type LoadedFile = v.InferOutput<typeof loadedFile>;

/** How far an upload has come. `file` is there once its content is confirmed; until then nobody else learns of it. */
const loadedUpload = v.object({
  id: v.string(),
  /** Bytes that are stored: the next part begins there. */
  offset: v.number(),
  size: v.number(),
  file: v.optional(loadedFile),
});
export type LoadedUpload = v.InferOutput<typeof loadedUpload>;

const refusal = v.object({
  /** Line of the file; 0 where it has none. */
  line: v.number(),
  /** In English, as the command says it. */
  reason: v.string(),
  /** Absent where a file was read before its reasons had codes. */
  code: v.optional(v.picklist(loadRefusals)),
  /** What a code is said with. */
  values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
});

/** What became of articles, their likes and annexes, with the first ones by name. */
const loadedChanges = v.object({
  changed: v.number(),
  added: v.number(),
  repealed: v.number(),
  places: v.array(
    v.object({ path: v.string(), name: v.string(), became: v.picklist(['changed', 'added', 'repealed']) }),
  ),
});
export type LoadedChanges = v.InferOutput<typeof loadedChanges>;

/** A text of a loaded file, or what was refused of it. */
const loadedText = v.object({
  /** Its number in the file, from 1. */
  number: v.number(),
  /** The name of the file; of one in a ZIP file, its path there. */
  name: v.string(),
  outcome: v.picklist(loadedOutcomes),
  refusal: v.optional(refusal),
  /** What was recognised. */
  text: v.optional(
    v.object({
      format: v.string(),
      sourceKey: v.string(),
      sourceNumber: v.string(),
      title: v.string(),
      language: languageCode,
      versionDate: isoDate,
      counts: v.record(v.string(), v.number()),
      warnings: v.array(v.string()),
    }),
  ),
  /** The version that it is compared with, which may be of the same file. */
  comparedWith: v.optional(v.object({ versionDate: isoDate, isStored: v.boolean() })),
  changes: v.optional(loadedChanges),
  /** What it comes to, if it is a table; its rows are asked for apart. */
  table: v.optional(loadedTable),
  /** What publishing has made of it. `regTextId`: under which it is read. */
  published: v.optional(
    v.object({
      became: v.picklist(publishedAs),
      regTextId: v.optional(v.string()),
      refusal: v.optional(refusal),
    }),
  ),
  /** When something was published of it last, by whom, and whether its comparison is of that: it outlasts a report. */
  publication: v.optional(
    v.object({
      at: v.string(),
      by: v.string(),
      regTextId: v.optional(v.string()),
      isCompared: v.boolean(),
    }),
  ),
});
export type LoadedText = v.InferOutput<typeof loadedText>;

/** Files with texts that administrators of the data load; all of them see the same ones. */
export const loadedFileCalls = {
  /** The stored files, the newest first. */
  loadedFiles: call('GET', '/LoadedFiles', {
    access: forDataAdministrators,
    reply: v.object({ files: v.array(loadedFile) }),
  }),
  /**
   * Begins an upload, or says how far it has come: the same record answers with the same upload. 415 FILE_TYPE, 413
   * FILE_TOO_LARGE and 422 FILE_EMPTY before a byte is sent; 409 TOO_MANY_FILES and NO_SPACE_LEFT.
   */
  uploadLoadedFile: call('POST', '/LoadedFiles', { access: forDataAdministrators, reply: loadedUpload }),
  /**
   * The next part of an upload: as many bytes as a part has, the last one what is left. 409 UPLOAD_OFFSET if another part is
   * the next one. With the last part the content is compared with its SHA-256, and is a file or, with 422 FILE_DAMAGED, gone.
   */
  uploadLoadedFilePart: call('PUT', '/LoadedFiles/Part/:id', {
    access: forDataAdministrators,
    reply: loadedUpload,
  }),
  /** What was recognised in a file, and what would change. */
  loadedFileReport: call('GET', '/LoadedFiles/Report/:id', {
    access: forDataAdministrators,
    reply: v.object({ file: loadedFile, texts: v.array(loadedText) }),
  }),
  /** A text of a file that was checked or published, beside the version that it is compared with. */
  loadedFileComparison: call('GET', '/LoadedFiles/Comparison/:id/:number', {
    access: forDataAdministrators,
    reply: comparison,
  }),
  /** A text of a file that was checked as it would be read, window by window. 409 FILE_NOT_CHECKED while the file is read, TEXT_NOT_KEPT once it is published. */
  loadedFileText: call('GET', '/LoadedFiles/Text/:id/:number', {
    access: forDataAdministrators,
    reply: textPreview,
  }),
  /** The rows of a table that differ from what is stored, cell by cell, or what is wrong with them; some at a time. */
  loadedFileRows: call('GET', '/LoadedFiles/Rows/:id/:number', {
    access: forDataAdministrators,
    reply: loadedRows,
  }),
  /** An example of a table, to be filled in. */
  rowTemplate: call('GET', '/LoadedFiles/Template/:kind/:format', {
    access: forDataAdministrators,
    reply: bytes('application/octet-stream'),
  }),
  /** Publishes the texts of a file that was checked, but those that are refused or there already. */
  publishLoadedFile: call('PATCH', '/LoadedFiles/Publish/:id', {
    access: forDataAdministrators,
    reply: loadedFile,
  }),
  /** Reads a stored file again, by the readers and with the collection of today. */
  loadFileAgain: call('PATCH', '/LoadedFiles/Again/:id', {
    access: forDataAdministrators,
    reply: loadedFile,
  }),
  /** Deletes a file with its report, or gives up an upload. What was published of it stays. */
  deleteLoadedFile: call('DELETE', '/LoadedFiles/:id', {
    access: forDataAdministrators,
    reply: v.object({ id: v.string() }),
  }),
  /** The bytes of a file as they were uploaded. Declared last: other paths have a word at its place. */
  loadedFile: call('GET', '/LoadedFiles/Original/:id', {
    access: forDataAdministrators,
    reply: bytes('application/octet-stream'),
  }),
};
