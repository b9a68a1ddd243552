type PdfOptions = {
  /** A page, from 1, that cannot be read, while all others can. */
  brokenPage?: number;
  /** Bytes in front of each page, so that a large file is read in pieces. */
  padding?: number;
  /** Whether it asks for a password. */
  isLocked?: boolean;
};

/** Points of an A4 page, of the first line and from line to line. */
export const pdfPage = { width: 595, height: 842, firstLine: 100, lineHeight: 40 };

function contentOf(lines: readonly string[]): string {
  const { height, firstLine, lineHeight } = pdfPage;
  const words = lines.map((line) => `(${line}) Tj T*`).join(' ');
  const content = `BT /F1 16 Tf 72 ${height - firstLine} Td ${lineHeight} TL ${words} ET`;
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

/** The objects of a PDF, numbered from 1; each page has a node of its own above it in the tree of pages. */
function objectsOf(pages: readonly (readonly string[])[], { brokenPage, isLocked }: PdfOptions): string[] {
  const first = 4;
  const nodes = pages.map((_, index) => `${first + 3 * index} 0 R`);
  const secret = `<${'5a'.repeat(32)}>`;
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${nodes.join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => {
      const node = first + 3 * index;
      // The content of a page in place of the page.
      const page = index + 1 === brokenPage ? node + 2 : node + 1;
      return [
        `<< /Type /Pages /Parent 2 0 R /Kids [${page} 0 R] /Count 1 >>`,
        `<< /Type /Page /Parent ${node} 0 R /MediaBox [0 0 ${pdfPage.width} ${pdfPage.height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${node + 2} 0 R >>`,
        contentOf(lines),
      ];
    }),
    ...(isLocked ? [`<< /Filter /Standard /V 1 /R 2 /O ${secret} /U ${secret} /P -4 >>`] : []),
  ];
}

/** A PDF of pages with lines of text, in letters without accents. */
export function aPdf(
  pages: readonly (readonly string[])[],
  options: PdfOptions = {},
): Uint8Array<ArrayBuffer> {
  const { padding = 0, isLocked = false } = options;
  const objects = objectsOf(pages, options);
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    if (padding > 0 && object.includes('/Type /Pages /Parent')) file += `%${'x'.repeat(padding)}\n`;
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  const encrypted = isLocked ? `/Encrypt ${objects.length} 0 R /ID [<5a> <5a>]` : '';
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${encrypted} >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}

/** Answers a request for a PDF or for a range of it, like a server. */
export function pdfReply(bytes: Uint8Array<ArrayBuffer>, request: Request): Response {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get('range') ?? '') ?? [];
  const headers = { 'content-type': 'application/pdf' };
  if (from === undefined || to === undefined) return new Response(bytes, { headers });
  return new Response(bytes.slice(Number(from), Number(to) + 1), { status: 206, headers });
}
