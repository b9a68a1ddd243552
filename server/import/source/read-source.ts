import {
  listZip,
  readZipEntry,
  type ZipContent,
  type ZipEntry,
  ZipError,
  type ZipLimits,
} from '../../files/read-zip.ts';
import { readAkn } from '../akn/read-akn.ts';
import { isAkn4eu, readAkn4eu } from '../akn4eu/read-akn4eu.ts';
import { readEurlex } from '../eurlex/read-eurlex.ts';
import { type ReadBeside, readFormex } from '../formex/read-formex.ts';
import { ImportError } from '../import-error.ts';
import { type ImportReason, importReason } from '../import-reasons.ts';
import type { ImportedText } from '../regulation.ts';
import { recognise, type SourceKind } from './recognise.ts';

/** What a file holds: a text, or a part of an act whose manifest stands beside it. */
export type SourceReading = { text: ImportedText } | { partOf: string };
/** A file of a source that was refused, and why. */
export type Refusal = { name: string; line: number; reason: string };
/** What was read of a file, or of the files in it. */
export type SourceContent = {
  kind: SourceKind;
  texts: { name: string; text: ImportedText }[];
  refused: Refusal[];
};

/** Why files of a kind are not read. */
const notRead: Partial<Record<SourceKind, ImportReason>> = {
  empty: importReason('EMPTY'),
  xml: importReason('OTHER_XML'),
  pdf: importReason('PDF'),
  zip: importReason('ARCHIVE_IN_ARCHIVE'),
};

/** Reads one file, in whatever format it is; throws an ImportError with the reason if it is refused. */
export function readOne(bytes: Uint8Array, name: string, beside?: ReadBeside): SourceReading {
  const { kind, text = '' } = recognise(bytes, name);
  if (kind === 'formex') return readFormex(text, name, beside);
  if (kind === 'page') return { text: readEurlex(text, name) };
  if (kind === 'akn' && isAkn4eu(text)) return { text: readAkn4eu(text, name) };
  // What is no Akoma Ntoso is refused by its reader, which says what it is.
  if (kind === 'akn' || kind === 'xml') return { text: readAkn(text, name) };
  throw new ImportError(name, 0, notRead[kind] ?? importReason('NO_FORMAT'));
}

/** How many times the largest file a ZIP file may hold, packed and unpacked. */
export const zipFactor = 16;

/** Limits of a ZIP file by the largest file that is read, in megabytes. */
const zipLimits = (largest: number): ZipLimits => ({
  entries: 2000,
  entry: largest * 1024 ** 2,
  all: zipFactor * largest * 1024 ** 2,
});

/** Files that systems add to archives. */
const isOfSystem = ({ name }: ZipEntry) =>
  /(?:^|\/)(?:__MACOSX\/|\.[^/]+$|Thumbs\.db$|desktop\.ini$)/.test(name);

/** The files of a ZIP file that may hold texts; throws an ImportError if it is refused as a whole. */
export function filesInZip(content: ZipContent, name: string, largest: number): ZipEntry[] {
  return asImportError(name, () =>
    listZip(content, zipLimits(largest)).filter((entry) => !isOfSystem(entry)),
  );
}

/** The bytes of one of the files in a ZIP file. */
export const unpackEntry = (content: ZipContent, entry: ZipEntry): Uint8Array =>
  asImportError(entry.name, () => readZipEntry(content, entry));

/** Reads one of the files in a ZIP file. Parts of an act stand in the same folder of it. */
export function readInZip(content: ZipContent, entries: readonly ZipEntry[], entry: ZipEntry): SourceReading {
  const folder = entry.name.slice(0, entry.name.lastIndexOf('/') + 1);
  const unpack = (one: ZipEntry) => unpackEntry(content, one);
  const beside: ReadBeside = (other) => {
    const match = entries.find(({ name }) => name === folder + other);
    return match && unpack(match);
  };
  return readOne(unpack(entry), entry.name, beside);
}

function asImportError<Value>(name: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw error instanceof ZipError
      ? new ImportError(name, 0, importReason(error.code, error.values as never))
      : error;
  }
}

function refusalOf(error: unknown, name: string): Refusal {
  if (error instanceof ImportError) return { name, line: error.line, reason: error.reason };
  throw error;
}

const contentOf = (bytes: Uint8Array): ZipContent => ({
  size: bytes.length,
  read: (offset, length) => bytes.subarray(offset, offset + length),
});

/**
 * Reads a file in whatever format it is, recognised by its content: a text, or the texts in a ZIP file. What is refused
 * is named with its reason; of a ZIP file that is refused as a whole nothing is read. `largest` is in megabytes.
 */
export function readSource(bytes: Uint8Array, name: string, largest = 64): SourceContent {
  const result: SourceContent = { kind: 'unknown', texts: [], refused: [] };
  const add = (one: string, read: () => SourceReading) => {
    try {
      const reading = read();
      if ('text' in reading) result.texts.push({ name: one, text: reading.text });
    } catch (error) {
      result.refused.push(refusalOf(error, one));
    }
  };
  try {
    result.kind = recognise(bytes, name).kind;
    if (result.kind === 'zip') {
      const content = contentOf(bytes);
      const entries = filesInZip(content, name, largest);
      if (entries.length === 0) throw new ImportError(name, 0, importReason('ZIP_NO_FILES'));
      for (const entry of entries) add(`${name}/${entry.name}`, () => readInZip(content, entries, entry));
    } else add(name, () => readOne(bytes, name));
  } catch (error) {
    result.refused.push(refusalOf(error, name));
  }
  return result;
}
