import { Workbook } from 'exceljs';

/** Bare exceljs: the rows as they are, without widths, formats and links. */
self.onmessage = async ({ data }: MessageEvent<readonly (readonly (string | number)[])[]>) => {
  const book = new Workbook();
  const page = book.addWorksheet('Comments');
  for (const row of data) page.addRow([...row]);
  const file = await book.xlsx.writeBuffer();
  self.postMessage(file.byteLength);
};
