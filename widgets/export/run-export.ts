import { type ExportProgress, type ExportSource, exportList } from '#core/lib/export-list.ts';
import type { PaperCell } from '#core/lib/paper.ts';
import type { SheetCell } from '#core/lib/sheet.ts';
import type { useApp } from '../app-context.tsx';
import { saveFile } from '../ui/save-file.ts';
import { type FileHead, mediaTypes } from './file-kinds.ts';

type NoticeKey = Parameters<ReturnType<typeof useApp>['notices']['tell']>[0]['key'];
type Source<Row> = ExportSource<Row> | ExportSource<Row, PaperCell>;

/** What is exported, and what is said of it. */
export type ListExport<Row> = {
  /** With cells as the kind of the file has them. */
  source: Source<Row>;
  file: FileHead;
  /** The name of the file of a day. */
  fileName: (day: string) => string;
  /** What is done, as failures are reported. */
  doing: string;
  /** Keys of texts that are loaded; without one for failures whoever started it says that it failed. */
  notices: { exported: NoticeKey; cancelled: NoticeKey; failed?: NoticeKey };
};

type RunOptions = {
  name: string;
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
};

/** Makes the file and saves it; resolves to how many rows it has. */
export async function runExport<Row>(
  { source, file }: Pick<ListExport<Row>, 'source' | 'file'>,
  { name, signal, onProgress }: RunOptions,
): Promise<number> {
  const { createFileWriter } = await import('./file-writer.ts');
  signal.throwIfAborted();
  const writer = await createFileWriter<SheetCell | PaperCell>(file, signal);
  const rowsOf = source as ExportSource<Row, SheetCell | PaperCell>;
  const made = await exportList(rowsOf, { writer, signal, onProgress });
  saveFile(name, new Blob([made.file], { type: mediaTypes[file.kind] }));
  return made.rows;
}
