import { describe, expect, it } from 'vitest';
import type { ChangeFileExtension } from '#core/contract/change-files.ts';
import { allowedExtension, typeOfContent } from './content-type.ts';
import type { FileContent } from './zip-names.ts';

const contentOf = (bytes: Uint8Array): FileContent => ({
  size: bytes.byteLength,
  read: async (offset, length) => bytes.subarray(offset, offset + length),
});
const signs = (text: string) => Buffer.from(text, 'latin1');
const typed = async (extension: ChangeFileExtension, bytes: Uint8Array) =>
  (await typeOfContent(extension, contentOf(bytes))) !== undefined;

/** A ZIP file of empty entries, as its list tells them. */
function aZip(names: readonly string[], first = ''): Buffer {
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  const entries = names.map((name) => {
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    return Buffer.concat([entry, Buffer.from(name)]);
  });
  const list = Buffer.concat(entries);
  const begin = Buffer.concat([local, signs(first)]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(begin.length, 16);
  return Buffer.concat([begin, list, end]);
}

describe('the type of a file by its bytes', () => {
  it.each<[string, ChangeFileExtension, Uint8Array]>([
    ['a PDF', 'pdf', signs('%PDF-1.7\n')],
    ['a PNG', 'png', signs('\x89PNG\r\n\x1A\n----')],
    ['a JPEG', 'jpg', signs('\xFF\xD8\xFF\xE0')],
    ['a WebP', 'webp', signs('RIFF\0\0\0\0WEBPVP8 ')],
    ['a GIF', 'gif', signs('GIF89a')],
    ['a text', 'txt', Buffer.from('Größe: 1 MB\r\n\tgültig')],
    ['a text of Windows', 'csv', signs('Frist;Gr\xF6sse\r\n')],
    ['a text in UTF-16', 'csv', Buffer.from('\uFEFFFrist;Grösse', 'utf16le')],
    ['a presentation', 'pptx', aZip(['[Content_Types].xml', 'ppt/presentation.xml'])],
    [
      'an OpenDocument',
      'odt',
      aZip(['mimetype', 'content.xml'], 'mimetypeapplication/vnd.oasis.opendocument.text'),
    ],
  ])('is that of %s', async (_, extension, bytes) => {
    expect(await typed(extension, bytes)).toBe(true);
  });

  it('is that of documents and spreadsheets, and of neither for the other', async () => {
    const [document, book] = ['word/document.xml', 'xl/workbook.xml'].map((part) =>
      aZip(['[Content_Types].xml', part]),
    ) as [Buffer, Buffer];
    expect(await typed('docx', document)).toBe(true);
    expect(await typed('xlsx', book)).toBe(true);
    expect(await typed('xlsx', document)).toBe(false);
    expect(await typed('docx', book)).toBe(false);
    expect(await typed('docx', document.subarray(0, -1))).toBe(false);
  });

  it.each<[string, ChangeFileExtension, Uint8Array]>([
    ['a page', 'pdf', signs('<html><script>')],
    ['a program', 'txt', signs('MZ\x90\0\x03')],
    ['a PDF under the name of an image', 'png', signs('%PDF-1.7')],
    ['an archive under the name of a document', 'docx', aZip(['a.txt'])],
    [
      'a document with macros',
      'docx',
      aZip(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin']),
    ],
    ['a spreadsheet under the name of a text', 'ods', aZip(['mimetype'], 'mimetypeapplication/other')],
    ['a list that lies', 'xlsx', Buffer.concat([aZip(['xl/workbook.xml']).subarray(0, 40), aZip([])])],
    ['nothing', 'pdf', Buffer.alloc(0)],
  ])('is not what is said of %s', async (_, extension, bytes) => {
    expect(await typed(extension, bytes)).toBe(false);
  });

  it('is allowed by the end of the name, in any case', () => {
    expect(allowedExtension('Bericht.PDF')).toBe('pdf');
    for (const name of ['page.html', 'script.svg', 'no-end', 'x.pdf.exe', 'a.constructor'])
      expect(allowedExtension(name)).toBeUndefined();
  });
});
