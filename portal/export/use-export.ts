import { useEffect, useRef, useState } from 'react';
import { today } from '#core/lib/dates.ts';
import { type ExportProgress, type ExportSource, exportList } from '#core/lib/export-list.ts';
import type { Sheet } from '#core/lib/sheet.ts';
import { useApp } from '#widgets/app-context.tsx';
import { saveFile } from '#widgets/ui/save-file.ts';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type NoticeKey = Parameters<ReturnType<typeof useApp>['notices']['tell']>[0]['key'];

/** What is exported, and what is said of it. */
export type ListExport<Row> = {
  source: ExportSource<Row>;
  sheet: Omit<Sheet, 'madeAt'>;
  /** The name of the file of a day. */
  fileName: (day: string) => string;
  /** What is done, as failures are reported. */
  doing: string;
  /** Keys of texts that are loaded. */
  notices: { exported: NoticeKey; cancelled: NoticeKey; failed: NoticeKey };
};

export type Export = {
  /** How far it is; undefined while nothing is exported. */
  progress: ExportProgress | undefined;
  start: () => Promise<void>;
  cancel: () => void;
};

/** Exports what is on screen; says what became of it. Leaving the page ends it. */
export function useExport<Row>(prepare: () => ListExport<Row>): Export {
  const { notices, now } = useApp();
  const [progress, setProgress] = useState<ExportProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setProgress({ done: 0, total: 0 });
    const { source, sheet, fileName, doing, notices: keys } = prepare();
    try {
      const { createSheetWriter } = await import('./sheet-worker.ts');
      signal.throwIfAborted();
      const writer = createSheetWriter({ ...sheet, madeAt: now() }, signal);
      const { rows, file } = await exportList(source, { writer, signal, onProgress: setProgress });
      saveFile(fileName(today(now())), new Blob([file], { type: spreadsheet }));
      notices.tell({ kind: 'success', key: keys.exported, values: { count: rows } });
    } catch (error) {
      if (signal.aborted) notices.tell({ kind: 'success', key: keys.cancelled });
      else {
        notices.report(error, doing);
        notices.tell({ kind: 'error', key: keys.failed });
      }
      controller.abort();
    } finally {
      setProgress(undefined);
    }
  }
  return { progress, start, cancel: () => running.current?.abort() };
}
