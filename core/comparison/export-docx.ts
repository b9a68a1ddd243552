import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { ComparisonPaper, PaperRow } from '../law/comparison/report/paper.ts';
import { localeOf } from '../lib/locales.ts';
import { author, createMarks, drawRow, type Marks, printable } from './docx-runs.ts';

const headingLevels = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;

/** Lengths as word processors measure them: twentieths of a point; font sizes in half points. */
const page = { width: 11_906, height: 16_838, margin: 1_418 };
const step = 567;
const textWidth = page.width - 2 * page.margin;
const lawFont = 'Georgia';
const interfaceFont = 'Arial';

/** A document with tracked revisions: accepting all gives the later text, rejecting all the earlier one. */
export async function comparisonDocx(paper: ComparisonPaper): Promise<ArrayBuffer> {
  const marks = createMarks(paper.date);
  const rows = drawRows(paper.rows, marks);
  const title = printable(paper.title);
  const document = new Document({
    title: `${paper.words.comparison}: ${title}`,
    creator: author,
    lastModifiedBy: author,
    styles: stylesIn(localeOf(paper.language)),
    comments: {
      children: marks.comments.map(({ id, text }) => ({
        id,
        author,
        initials: 'R',
        date: new Date(`${paper.madeOn}T00:00:00Z`),
        children: [new Paragraph(printable(text))],
      })),
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: page.width, height: page.height },
            margin: { top: page.margin, bottom: page.margin, left: page.margin, right: page.margin },
          },
        },
        headers: { default: headerOf(paper) },
        footers: { default: footerOf(paper) },
        children: [...headOf(paper), ...rows],
      },
    ],
  });
  return Packer.toArrayBuffer(document);
}

/**
 * What moved is a paragraph at its new place only, so that the earlier and the later text have it once. Its old
 * place is told in a comment on the paragraph before it, or on the first one.
 */
function drawRows(rows: readonly PaperRow[], marks: Marks): Paragraph[] {
  const drawn: { row: PaperRow; notes: string[] }[] = [];
  let first: string[] = [];
  for (const row of rows) {
    const own = row.note === undefined ? [] : [row.note];
    if (row.oldPlace === undefined) {
      drawn.push({ row, notes: [...own, ...first] });
      first = [];
    } else {
      (drawn.at(-1)?.notes ?? first).push([row.oldPlace, ...own].filter(Boolean).join(': '));
    }
  }
  return drawn.map(({ row, notes }) => drawParagraph(row, notes, marks));
}

function drawParagraph(row: PaperRow, notes: readonly string[], marks: Marks): Paragraph {
  const children = drawRow(row, notes, marks);
  const mark = row.op === undefined ? undefined : marks.next();
  const run = mark && { run: row.op === 'inserted' ? { insertion: mark } : { deletion: mark } };
  if (row.isHead) {
    const heading = headingLevels[Math.min(row.level, headingLevels.length) - 1] ?? HeadingLevel.HEADING_1;
    return new Paragraph({
      heading,
      keepNext: true,
      tabStops: [{ type: 'left', position: 2 * step }],
      children,
      ...run,
    });
  }
  const left = step * (row.level + 1);
  return new Paragraph({
    indent: row.num.length === 0 ? { left } : { left, hanging: step },
    spacing: { after: 120, line: 288 },
    children,
    ...run,
  });
}

function headOf(paper: ComparisonPaper): (Paragraph | Table)[] {
  const { words, sides, paragraphs, differences, notices } = paper;
  const quiet = (text: string) =>
    new Paragraph({ spacing: { after: 160 }, children: [besides(text, { italics: true })] });
  return [
    new Paragraph({ style: 'Title', children: [new TextRun(printable(paper.title))] }),
    ...(paper.about === ''
      ? []
      : [new Paragraph({ spacing: { after: 240 }, children: [besides(paper.about)] })]),
    tableOf(
      [words.version, ''],
      sides.map(({ letter, asOf, about }) => [`${letter}   ${asOf}`, about]),
      'left',
    ),
    new Paragraph({ spacing: { after: 120 }, children: [] }),
    ...(paragraphs.length + differences.length === 0
      ? []
      : [
          tableOf(
            [words.changes, words.count],
            [...paragraphs, ...differences].map(({ label, count }) => [label, `${count}`]),
            'right',
          ),
          new Paragraph({ spacing: { after: 240 }, children: [] }),
        ]),
    ...notices.map(quiet),
  ];
}

function tableOf(head: readonly string[], rows: readonly string[][], last: 'left' | 'right'): Table {
  const widths = [Math.round(textWidth * 0.6), Math.round(textWidth * 0.4)];
  const line = { style: BorderStyle.SINGLE, size: 4, color: '85898C' };
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const rowOf = (cells: readonly string[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (text, column) =>
          new TableCell({
            width: { size: widths[column] ?? 0, type: WidthType.DXA },
            margins: { top: 40, bottom: 40, left: 0, right: 120 },
            children: [
              new Paragraph({
                alignment: column > 0 && last === 'right' ? AlignmentType.RIGHT : AlignmentType.LEFT,
                children: [besides(text, { bold: isHead })],
              }),
            ],
          }),
      ),
    });
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    borders: {
      top: line,
      bottom: line,
      left: none,
      right: none,
      insideHorizontal: line,
      insideVertical: none,
    },
    rows: [rowOf(head, true), ...rows.map((cells) => rowOf(cells, false))],
  });
}

const besides = (text: string, more: { bold?: boolean; italics?: boolean } = {}) =>
  new TextRun({ text: printable(text), font: interfaceFont, size: 18, ...more });

function headerOf({ title, sides }: ComparisonPaper): Header {
  const versions = sides.map(({ letter, asOf }) => `${letter}: ${asOf}`).join(' · ');
  return new Header({
    children: [new Paragraph({ spacing: { after: 240 }, children: [besides(`${title} · ${versions}`)] })],
  });
}

function footerOf({ words }: ComparisonPaper): Footer {
  const children = [`${words.page} `, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [new TextRun({ font: interfaceFont, size: 18, children })],
      }),
    ],
  });
}

function stylesIn(locale: string) {
  // Some word processors know headings by their level alone, not by the name of their style.
  const heading = (level: number, size: number) => ({
    run: { font: lawFont, size, bold: true, color: '000000' },
    paragraph: { spacing: { before: 320, after: 120 }, outlineLevel: level - 1 },
  });
  return {
    default: {
      document: { run: { font: lawFont, size: 22, language: { value: locale } } },
      title: { run: { font: lawFont, size: 40, bold: true }, paragraph: { spacing: { after: 120 } } },
      heading1: heading(1, 30),
      heading2: heading(2, 26),
      heading3: heading(3, 24),
      heading4: heading(4, 22),
      heading5: heading(5, 22),
      heading6: heading(6, 22),
    },
  };
}
