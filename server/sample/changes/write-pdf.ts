/* A PDF of a few lines in the fonts that every reader has, so that a sample file is the same each time that it is made. */

const page = { width: 595, height: 842, margin: 72 };
const size = { title: 16, text: 11 };
const leading = 16;
/** Letters on a line of text and of a title, which all fit whatever letters they are. */
const lineLength = 76;
const titleLength = 44;
const linesOnPage = 38;

/** Letters of the code page of PDF fonts that Latin 1 does not have. */
const codes: Readonly<Record<string, number>> = {
  '–': 0x96,
  '—': 0x97,
  '‘': 0x91,
  '’': 0x92,
  '…': 0x85,
  '€': 0x80,
};

/** A text of paragraphs under a title. */
export function writePdf(title: string, paragraphs: readonly string[], language: string): Buffer {
  const heading = wrap(title, titleLength);
  const lines = paragraphs.flatMap((paragraph) => [...wrap(paragraph, lineLength), '']);
  const pages: string[][] = [];
  for (let at = 0; at < lines.length; at += linesOnPage) pages.push(lines.slice(at, at + linesOnPage));
  const contents = pages.map((body, index) => contentOf(index === 0 ? heading : [], body));
  const first = 6;
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`).join(' ');
  const encoding = '/Encoding /WinAnsiEncoding';
  const resources = '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >>';
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang ${literal(language)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica ${encoding} >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold ${encoding} >>`,
    `<< /Title ${unicode(title)} /Producer (Regesta) >>`,
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] ${resources} /Contents ${first + 2 * index + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  return assemble(objects);
}

function contentOf(heading: readonly string[], body: readonly string[]): string {
  const show = (line: string) => `${literal(line)} Tj T*`;
  return [
    'BT',
    `${leading} TL ${page.margin} ${page.height - page.margin} Td`,
    ...(heading.length === 0 ? [] : [`/F2 ${size.title} Tf`, ...heading.map(show), 'T*']),
    `/F1 ${size.text} Tf`,
    ...body.map(show),
    'ET',
  ].join('\n');
}

/** The file with the table of where its objects begin. */
function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n%\xE2\xE3\xCF\xD3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const number = objects.length + 1;
  file += `xref\n0 ${number}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${number} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** A string of PDF: its letters as bytes of the code page, with what delimits strings escaped. */
function literal(text: string): string {
  const coded = [...text].map((letter) => String.fromCharCode(codes[letter] ?? letter.charCodeAt(0)));
  return `(${coded.join('').replace(/[\\()]/g, '\\$&')})`;
}

/** A string outside of pages, which has no font. */
const unicode = (text: string) => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

function wrap(text: string, length: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + 1 + word.length > length) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
