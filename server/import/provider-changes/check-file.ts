import { createHash } from 'node:crypto';
import { open, realpath, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { maxChangeFileSize } from '#core/contract/change-files.ts';
import { allowedExtension, typeOfContent } from '../../files/content-type.ts';
import { safeFileName } from '../../files/safe-name.ts';
import type { FileContent } from '../../files/zip-names.ts';
import type { CheckedFile, EntryFile, FieldProblem } from './change-entry.ts';

/** Bytes that are read at a time. */
const piece = 1024 * 1024;
const megabyte = 1024 * 1024;

/** A file of an entry, or what is wrong with it. It lies in the folder of the JSON file, wherever its links lead. */
export async function checkFile(folder: string, file: EntryFile): Promise<CheckedFile | FieldProblem> {
  const path = await pathInside(folder, file.path);
  if (path === undefined)
    return { field: 'path', message: `there is no file "${file.path}" in the folder of the list` };
  const size = (await stat(path)).size;
  const name = safeFileName(file.name ?? basename(file.path));
  return checkContent({ ...file, name }, { size, read: (offset, length) => readPiece(path, offset, length) });
}

/** A file whose bytes are at hand, or what is wrong with them. */
export async function checkContent(
  { name, label, language, versionDate }: Omit<EntryFile, 'path'> & { name: string },
  content: FileContent,
): Promise<CheckedFile | FieldProblem> {
  if (content.size === 0) return { field: 'path', message: 'the file is empty' };
  if (content.size > maxChangeFileSize)
    return { field: 'path', message: `the file has more than ${maxChangeFileSize / megabyte} MB` };
  const extension = allowedExtension(name);
  if (extension === undefined)
    return { field: 'name', message: `files like "${name}" are not allowed; the manual names the types` };
  const contentType = await typeOfContent(extension, content);
  if (contentType === undefined)
    return { field: 'path', message: `the file is not what ".${extension}" says` };
  return {
    name,
    label: label ?? name,
    ...(language === undefined ? {} : { language }),
    ...(versionDate === undefined ? {} : { versionDate }),
    contentType,
    hash: await hashOf(content),
    content,
  };
}

async function pathInside(folder: string, given: string): Promise<string | undefined> {
  try {
    const [home, path] = await Promise.all([realpath(folder), realpath(join(folder, given))]);
    return path.startsWith(`${home}${sep}`) && (await stat(path)).isFile() ? path : undefined;
  } catch {
    return undefined;
  }
}

async function readPiece(path: string, offset: number, length: number): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function hashOf({ size, read }: FileContent): Promise<string> {
  const hash = createHash('sha256');
  for (let offset = 0; offset < size; offset += piece)
    hash.update(await read(offset, Math.min(piece, size - offset)));
  return hash.digest('hex');
}
