/* Small PDFs for tests, with every word at a place that the test chooses. Heights count from the upper edge. */

export const pageHeight = 600;
const pageWidth = 420;
const fonts = { plain: 'F1', bold: 'F2', italic: 'F3' };
type Font = keyof typeof fonts;

/** Words at a place; `y` is the baseline. */
export const words = (x: number, y: number, text: string, size = 10, font: Font = 'plain'): string =>
  `BT /${fonts[font]} ${size} Tf 1 0 0 1 ${x} ${pageHeight - y} Tm (${literal(text)}) Tj ET`;

/** Lines below each other, the first at `y`. */
export const lines = (
  x: number,
  y: number,
  texts: readonly string[],
  size = 10,
  font: Font = 'plain',
): string => texts.map((text, at) => words(x, y + at * size * 1.2, text, size, font)).join('\n');

/** A raised number and the words after it. */
export const raised = (x: number, y: number, number: string, text: string, size = 10): string =>
  `${words(x, y - 2.5, number, size * 0.7)}\n${words(x + 4 + 4 * number.length, y, text, size)}`;

/** A small grey picture, as circulars have for their margin numbers. */
export const picture = (x: number, y: number, width = 5, height = 6): string =>
  `q ${width} 0 0 ${height} ${x} ${pageHeight - y} cm BI /W 1 /H 1 /CS /G /BPC 8 ID \x80 EI Q`;

/** A thin line from `x` on. */
export const rule = (x: number, y: number, width: number): string =>
  `${x} ${pageHeight - y} m ${x + width} ${pageHeight - y} l S`;

const literal = (text: string): string => text.replace(/[\\()]/g, '\\$&');

/** A file whose pages have these drawings. Letters are those of Latin 1. */
export function pdfOf(...pages: readonly string[][]): Uint8Array {
  const kids = pages.map((_, at) => `${6 + 2 * at} 0 R`).join(' ');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    font('Helvetica-Oblique'),
    ...pages.flatMap((drawings, at) => {
      const content = drawings.join('\n');
      const resources = '/Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> >>';
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] ${resources} /Contents ${7 + 2 * at} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return Uint8Array.from(Buffer.from(assembled(objects), 'latin1'));
}

function assembled(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
