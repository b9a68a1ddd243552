import { type ChangeFileExtension, changeFileTypes } from '#core/contract/change-files.ts';
import { type FileContent, namesInZip } from './zip-names.ts';

/** Bytes that are read at a time. */
const piece = 1024 * 1024;

/** The extension of a name if files of its kind are allowed. */
export function allowedExtension(name: string): ChangeFileExtension | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(changeFileTypes, extension) ? (extension as ChangeFileExtension) : undefined;
}

/**
 * The content type of a file by its bytes; undefined if they are not what the end of its name says. What is not bytes of
 * a known form is text if nothing in it is a control character.
 */
export async function typeOfContent(
  extension: ChangeFileExtension,
  content: FileContent,
): Promise<string | undefined> {
  const matches = await tests[extension](content);
  return matches ? changeFileTypes[extension] : undefined;
}

type Test = (content: FileContent) => Promise<boolean>;

const begins =
  (...signatures: readonly string[]): Test =>
  async ({ size, read }) => {
    const head = latin1(await read(0, Math.min(16, size)));
    return signatures.some((signature) => head.startsWith(signature));
  };

const isWebp: Test = async ({ size, read }) =>
  /^RIFF.{4}WEBP/s.test(latin1(await read(0, Math.min(12, size))));

/** A document of Office Open XML with this part. Those with macros are not what their name says. */
const isOffice =
  (part: string): Test =>
  async (content) => {
    const names = await namesInZip(content);
    return (
      names?.includes('[Content_Types].xml') === true &&
      names.includes(part) &&
      !names.some((name) => /vbaProject\.bin$/i.test(name))
    );
  };

/** An OpenDocument says what it is in its first entry, which is not compressed. */
const isOpenDocument =
  (type: string): Test =>
  async (content) => {
    const head = latin1(await content.read(0, Math.min(200, content.size)));
    const names = await namesInZip(content);
    return (
      head.startsWith('PK\x03\x04') && head.slice(30).startsWith(`mimetype${type}`) && names !== undefined
    );
  };

const isText: Test = async ({ size, read }) => {
  const isWide = /^(\xFF\xFE|\xFE\xFF)/.test(latin1(await read(0, Math.min(2, size))));
  // Text in UTF-16 has the byte 0 in it.
  if (isWide) return size % 2 === 0;
  for (let offset = 0; offset < size; offset += piece) {
    const bytes = await read(offset, Math.min(piece, size - offset));
    if (bytes.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13))
      return false;
  }
  return true;
};

const jpeg = begins('\xFF\xD8\xFF');
const tests: Record<ChangeFileExtension, Test> = {
  pdf: begins('%PDF-'),
  docx: isOffice('word/document.xml'),
  xlsx: isOffice('xl/workbook.xml'),
  pptx: isOffice('ppt/presentation.xml'),
  odt: isOpenDocument(changeFileTypes.odt),
  ods: isOpenDocument(changeFileTypes.ods),
  txt: isText,
  csv: isText,
  png: begins('\x89PNG\r\n\x1A\n'),
  jpg: jpeg,
  jpeg,
  webp: isWebp,
  gif: begins('GIF87a', 'GIF89a'),
};

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
