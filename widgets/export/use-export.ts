import { useEffect, useRef, useState } from 'react';
import { today } from '#core/lib/dates.ts';
import type { ExportProgress } from '#core/lib/export-list.ts';
import { useApp } from '../app-context.tsx';
import { type ListExport, runExport } from './run-export.ts';

export type Export = {
  /** How far it is; undefined while nothing is exported. */
  progress: ExportProgress | undefined;
  /** Resolves to false if it failed; one that was cancelled has not. */
  start: <Row>(prepare: () => ListExport<Row> | Promise<ListExport<Row>>) => Promise<boolean>;
  cancel: () => void;
};

/** Exports what is on screen; says what became of it. Leaving the page ends it. A file that `onDownload` refuses is not made. */
export function useExport(onDownload?: (name: string) => boolean): Export {
  const { notices, now } = useApp();
  const [progress, setProgress] = useState<ExportProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start: Export['start'] = async (prepare) => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setProgress({ done: 0, total: 0 });
    let list: Awaited<ReturnType<typeof prepare>> | undefined;
    try {
      list = await prepare();
      const name = list.fileName(today(now()));
      if (onDownload?.(name) === false) return true;
      const rows = await runExport(list, { name, signal, onProgress: setProgress });
      notices.tell({ kind: 'success', key: list.notices.exported, values: { count: rows } });
    } catch (error) {
      if (signal.aborted) {
        if (list) notices.tell({ kind: 'success', key: list.notices.cancelled });
        return true;
      }
      notices.report(error, list?.doing ?? 'prepare an export');
      if (list?.notices.failed) notices.tell({ kind: 'error', key: list.notices.failed });
      controller.abort();
      return false;
    } finally {
      setProgress(undefined);
    }
    return true;
  };
  return { progress, start, cancel: () => running.current?.abort() };
}
