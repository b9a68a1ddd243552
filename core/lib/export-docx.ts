import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import type { Paper, PaperCell, PaperLine } from './paper.ts';
import { cellWords } from './sheet.ts';

export type PaperBook = {
  add: (rows: readonly (readonly PaperCell[])[]) => void;
  /** The bytes of the file. */
  finish: () => Promise<ArrayBuffer>;
};

/** Lengths as word processors measure them: twentieths of a point; font sizes in half points. A4, on its side. */
const page = { width: 11_906, height: 16_838, margin: 850 };
const tableWidth = page.height - 2 * page.margin;
const font = 'Arial';
const author = 'Regesta';

/** A document with a table: headings, what the rows are, then the rows below a head that each page repeats. */
export function createPaperBook(paper: Paper): PaperBook {
  const total = paper.columns.reduce((sum, { width }) => sum + width, 0);
  const widths = paper.columns.map(({ width }) => Math.floor((tableWidth * width) / total));
  const rowOf = (cells: readonly PaperCell[], isHead: boolean) =>
    new TableRow({
      ...(isHead && { tableHeader: true }),
      cantSplit: true,
      children: cells.map((lines, index) =>
        drawCell(lines, {
          width: widths[index] ?? 0,
          isHead,
          isRight: paper.columns[index]?.numeric === true,
        }),
      ),
    });
  const rows = [
    rowOf(
      paper.columns.map(({ header }) => [{ words: header, strong: true }]),
      true,
    ),
  ];
  return {
    add: (added) => rows.push(...added.map((cells) => rowOf(cells, false))),
    finish: () => Packer.toArrayBuffer(documentOf(paper, tableOf(rows, widths))),
  };
}

type CellLook = { width: number; isHead: boolean; isRight: boolean };

function drawCell(lines: PaperCell, { width, isHead, isRight }: CellLook): TableCell {
  const alignment = isRight ? AlignmentType.RIGHT : AlignmentType.LEFT;
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    verticalAlign: isHead ? VerticalAlignTable.BOTTOM : VerticalAlignTable.TOP,
    ...(isHead && { shading: { fill: 'EEF0F2' } }),
    // A cell without a paragraph is no cell.
    children: (lines.length === 0 ? [{ words: '' }] : lines).map(
      (line) => new Paragraph({ style: cellStyle, alignment, children: drawLine(line) }),
    ),
  });
}

const cellStyle = 'TableText';

function drawLine({ words, address, strong = false, locale, sign }: PaperLine): ParagraphChild[] {
  const look = {
    ...(strong && { bold: true }),
    ...(locale !== undefined && { language: { value: locale } }),
    ...(address !== undefined && { style: 'Hyperlink' }),
  };
  const runs = cellWords(words)
    .split('\n')
    .map((text, index) => new TextRun({ text, ...look, ...(index > 0 && { break: 1 }) }));
  const drawn = address === undefined ? runs : [new ExternalHyperlink({ link: address, children: runs })];
  return sign ? [new TextRun({ text: `${sign.shape}\u00a0`, color: sign.colour }), ...drawn] : drawn;
}

function tableOf(rows: TableRow[], columnWidths: number[]): Table {
  const line = { style: BorderStyle.SINGLE, size: 4, color: '85898C' };
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  return new Table({
    width: { size: tableWidth, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths,
    margins: { top: 30, bottom: 30, left: 60, right: 60 },
    borders: {
      top: line,
      bottom: line,
      left: none,
      right: none,
      insideHorizontal: line,
      insideVertical: none,
    },
    rows,
  });
}

function documentOf(paper: Paper, table: Table): Document {
  const { margin, width, height } = page;
  const heading = (level: 'HEADING_1' | 'HEADING_2', text: string) =>
    new Paragraph({ heading: HeadingLevel[level], keepNext: true, children: [plain(text)] });
  return new Document({
    title: cellWords(paper.title),
    creator: author,
    lastModifiedBy: author,
    styles: stylesIn(paper.locale),
    sections: [
      {
        properties: {
          page: {
            size: { width, height, orientation: PageOrientation.LANDSCAPE },
            margin: { top: margin + 300, bottom: margin, left: margin, right: margin },
          },
        },
        headers: {
          default: new Header({ children: [new Paragraph({ children: [plain(paper.header)] })] }),
        },
        footers: { default: footerOf(paper.pageWords) },
        children: [
          heading('HEADING_1', paper.title),
          ...paper.about.flatMap((part) => [
            heading('HEADING_2', part.heading),
            ...part.lines.map((line) => new Paragraph({ spacing: { after: 60 }, children: [plain(line)] })),
          ]),
          heading('HEADING_2', paper.tableHeading),
          table,
        ],
      },
    ],
  });
}

const plain = (text: string) => new TextRun(cellWords(text));

function footerOf([before, between, after]: Paper['pageWords']): Footer {
  const children = [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after];
  return new Footer({
    children: [new Paragraph({ alignment: AlignmentType.RIGHT, children: [new TextRun({ children })] })],
  });
}

function stylesIn(locale: string) {
  // Some word processors know headings by their level alone, not by the name of their style.
  const heading = (level: number, size: number, before: number) => ({
    run: { font, size, bold: true, color: '000000' },
    paragraph: { spacing: { before, after: 100 }, outlineLevel: level - 1 },
  });
  return {
    default: {
      document: { run: { font, size: 18, language: { value: locale } } },
      heading1: heading(1, 32, 0),
      heading2: heading(2, 22, 200),
      hyperlink: { run: { color: '1F3D99', underline: {} } },
    },
    paragraphStyles: [{ id: cellStyle, name: 'Table Text', basedOn: 'Normal', run: { size: 15 } }],
  };
}
