import { Inflate } from 'fflate';
import type { RefusalValues, ZipRefusal } from '#core/contract/main/load-refusals.ts';

/** The bytes of a file, of which pieces are read. */
export type ZipContent = { size: number; read: (offset: number, length: number) => Uint8Array };
export type ZipEntry = {
  name: string;
  packed: number;
  unpacked: number;
  method: number;
  /** Where its local head begins. */
  offset: number;
};
export type ZipLimits = {
  /** Entries of a file, folders not counted. */
  entries: number;
  /** Bytes of one entry, and of all together, unpacked. */
  entry: number;
  all: number;
};

/** Why a ZIP file is refused, before or while it is unpacked. */
export class ZipError extends Error {
  readonly code: ZipRefusal;
  readonly values: RefusalValues;

  constructor(code: ZipRefusal, values: RefusalValues = {}) {
    super(`the ZIP file is refused: ${code}`);
    this.code = code;
    this.values = values;
  }
}

const signatures = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 };
const endLength = 22;
const longestComment = 0xffff;
const longestList = 16 * 1024 * 1024;
const methods = { stored: 0, deflated: 8 };
const unixLink = 0o120000;

const viewOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Whether bytes begin as a ZIP file does, an empty one too. */
export function isZip(beginning: Uint8Array): boolean {
  const [first, second, third, fourth] = beginning;
  return (
    first === 0x50 && second === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6))
  );
}

function endOf(content: ZipContent): Buffer {
  const length = Math.min(content.size, endLength + longestComment);
  const tail = viewOf(content.read(content.size - length, length));
  for (let at = tail.length - endLength; at >= 0; at -= 1)
    if (
      tail.readUInt32LE(at) === signatures.end &&
      at + endLength + tail.readUInt16LE(at + 20) <= tail.length
    )
      return tail.subarray(at);
  throw new ZipError('ZIP_DAMAGED');
}

/** Refuses names that lead out of the archive, or that no system has. */
function checkName(name: string): void {
  const values = { name: name.slice(0, 100) };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: such characters are what is looked for
  if (name === '' || /[\u0000-\u001f\u007f\\]/.test(name)) throw new ZipError('ZIP_NAME_IMPOSSIBLE', values);
  if (name.startsWith('/') || /^[a-z]:/i.test(name) || name.split('/').includes('..'))
    throw new ZipError('ZIP_NAME_OUTSIDE', values);
}

/** Reads one line of the list of files; undefined for a folder. */
function entryAt(list: Buffer, at: number): { entry: ZipEntry | undefined; next: number } {
  if (at + 46 > list.length || list.readUInt32LE(at) !== signatures.entry) throw new ZipError('ZIP_DAMAGED');
  const [nameLength, extra, comment] = [28, 30, 32].map((field) => list.readUInt16LE(at + field)) as [
    number,
    number,
    number,
  ];
  const name = list.toString('utf8', at + 46, at + 46 + nameLength);
  const next = at + 46 + nameLength + extra + comment;
  checkName(name);
  if (name.endsWith('/')) return { entry: undefined, next };
  const isUnix = list.readUInt8(at + 5) === 3;
  if (isUnix && ((list.readUInt32LE(at + 38) >>> 16) & 0o170000) === unixLink)
    throw new ZipError('ZIP_LINK', { name: name.slice(0, 100) });
  if ((list.readUInt16LE(at + 8) & 1) === 1) throw new ZipError('ZIP_ENCRYPTED');
  const entry: ZipEntry = {
    name,
    method: list.readUInt16LE(at + 10),
    packed: list.readUInt32LE(at + 20),
    unpacked: list.readUInt32LE(at + 24),
    offset: list.readUInt32LE(at + 42),
  };
  return { entry, next };
}

function checkSizes(entries: readonly ZipEntry[], size: number, limits: ZipLimits): void {
  const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2);
  if (entries.length > limits.entries) throw new ZipError('ZIP_TOO_MANY_FILES', { most: limits.entries });
  const large = entries.find(({ unpacked }) => unpacked > limits.entry);
  if (large)
    throw new ZipError('ZIP_FILE_TOO_LARGE', {
      name: large.name.slice(0, 100),
      most: megabytes(limits.entry),
    });
  const sum = (of: (entry: ZipEntry) => number) => entries.reduce((total, entry) => total + of(entry), 0);
  if (sum(({ unpacked }) => unpacked) > limits.all)
    throw new ZipError('ZIP_TOO_LARGE', { most: megabytes(limits.all) });
  // Files that share their packed bytes unpack to many times as much.
  if (sum(({ packed }) => packed) > size) throw new ZipError('ZIP_OVERLAPS');
  const names = new Set(entries.map(({ name }) => name));
  if (names.size < entries.length) throw new ZipError('ZIP_NAME_TWICE');
}

/** The files that a ZIP file lists. Refuses it as a whole if one has a dangerous name, is a link, or all are too much. */
export function listZip(content: ZipContent, limits: ZipLimits): ZipEntry[] {
  const end = endOf(content);
  const [count, length, offset] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  if (count === 0xffff || offset === 0xffffffff || length > longestList) throw new ZipError('ZIP_TOO_LONG');
  if (offset + length > content.size) throw new ZipError('ZIP_DAMAGED');
  const list = viewOf(content.read(offset, length));
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let line = 0; line < count; line += 1) {
    const { entry, next } = entryAt(list, at);
    if (entry) entries.push(entry);
    at = next;
  }
  checkSizes(entries, content.size, limits);
  return entries;
}

const step = 16 * 1024;

/** Unpacks one file, and not one byte more than its list says. */
export function readZipEntry(content: ZipContent, entry: ZipEntry): Uint8Array {
  const values = { name: entry.name.slice(0, 100) };
  const head = viewOf(content.read(entry.offset, 30));
  if (head.length < 30 || head.readUInt32LE(0) !== signatures.local)
    throw new ZipError('ZIP_FILE_DAMAGED', values);
  const from = entry.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  const packed = content.read(from, entry.packed);
  if (packed.length !== entry.packed) throw new ZipError('ZIP_FILE_DAMAGED', values);
  if (entry.method === methods.stored && entry.packed === entry.unpacked) return packed;
  if (entry.method !== methods.deflated) throw new ZipError('ZIP_FILE_METHOD', values);
  return inflated(packed, entry.unpacked, values);
}

function inflated(packed: Uint8Array, size: number, values: { name: string }): Uint8Array {
  const result = new Uint8Array(size);
  let filled = 0;
  const unpacking = new Inflate((chunk) => {
    if (filled + chunk.length > size) throw new ZipError('ZIP_FILE_LONGER', values);
    result.set(chunk, filled);
    filled += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length; at += step)
      unpacking.push(packed.subarray(at, at + step), at + step >= packed.length);
  } catch (error) {
    if (error instanceof ZipError) throw error;
    throw new ZipError('ZIP_FILE_DAMAGED', values);
  }
  if (filled !== size) throw new ZipError('ZIP_FILE_SHORTER', values);
  return result;
}
