import { deflateSync } from 'node:zlib';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import exceljs from 'exceljs';
import { strToU8, zipSync } from 'fflate';

/* Files as people upload them, made by the programs' own libraries or by hand. */

export async function aDocx(...paragraphs: string[]): Promise<Uint8Array> {
  const children = paragraphs.map(
    // Two runs, as where a word is partly bold.
    (text) => new Paragraph({ children: [new TextRun(text.slice(0, 3)), new TextRun(text.slice(3))] }),
  );
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}

export async function anXlsx(...rows: (string | number)[][]): Promise<Uint8Array> {
  const book = new exceljs.Workbook();
  book.addWorksheet('Fristen').addRows(rows);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

export const aPptx = (text: string): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types><Override PartName="/ppt/presentation.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"/></Types>',
    ),
    'ppt/presentation.xml': strToU8('<p:presentation/>'),
    'ppt/slides/slide1.xml': strToU8(`<p:sld><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sld>`),
  });

export const anOdt = (text: string): Uint8Array =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(`<office:document-content><text:p>${text}</text:p></office:document-content>`),
  });

/** A PDF of one page with a line of text, whose bytes have about this size. */
export function aPdf(line: string, size = 0): Uint8Array<ArrayBuffer> {
  const content = `BT /F1 12 Tf 40 700 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${size} >>\nstream\n${'x'.repeat(size)}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const places: string[] = [];
  objects.forEach((object, index) => {
    places.push(`${String(file.length).padStart(10, '0')} 00000 n \n`);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}

/** A PDF that wants more of a reader than it looks: very many pages without words, or a page that unpacks to so much. */
export function aHostilePdf({
  pages,
  megabytes = 0,
}: {
  pages: number;
  megabytes?: number;
}): Uint8Array<ArrayBuffer> {
  const content = deflateSync(Buffer.alloc(megabytes * 1024 ** 2, ' '));
  const kids = Array.from({ length: pages }, (_, index) => `${index + 5} 0 R`);
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R >>';
  const objects: (string | Uint8Array)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`,
    content,
    '<< >>',
    ...kids.map(() => page),
  ];
  const pieces: Uint8Array[] = [strToU8('%PDF-1.4\n')];
  let length = pieces[0]?.length ?? 0;
  const places: string[] = [];
  const add = (text: string | Uint8Array) => {
    const piece = typeof text === 'string' ? strToU8(text) : text;
    pieces.push(piece);
    length += piece.length;
  };
  objects.forEach((object, index) => {
    places.push(`${String(length).padStart(10, '0')} 00000 n \n`);
    add(`${index + 1} 0 obj\n`);
    if (typeof object === 'string') add(object);
    else {
      add(`<< /Filter /FlateDecode /Length ${object.length} >>\nstream\n`);
      add(object);
      add('\nendstream');
    }
    add('\nendobj\n');
  });
  const start = length;
  const count = objects.length + 1;
  add(
    `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
  return new Uint8Array(Buffer.concat(pieces));
}

/** A package whose text unpacks to so many megabytes of blanks. */
export const aBomb = (megabytes: number): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    'word/document.xml': strToU8(
      `<w:document><w:p><w:t>Anfang</w:t></w:p><!--${' '.repeat(megabytes * 1024 ** 2)}--><w:p><w:t>Ende</w:t></w:p></w:document>`,
    ),
  });
