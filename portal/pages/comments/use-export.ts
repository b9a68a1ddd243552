import { useEffect, useRef, useState } from 'react';
import { type CommentColumn, type CommentWords, commentColumns } from '#core/comment-list/columns.ts';
import type { CommentQuery } from '#core/comment-list/comment-address.ts';
import { type ExportProgress, exportComments } from '#core/comment-list/export.ts';
import { type CommentSheet, sheetRow } from '#core/comment-list/sheet.ts';
import { today } from '#core/lib/dates.ts';
import { useApp } from '#widgets/app-context.tsx';
import { saveFile } from '#widgets/ui/save-file.ts';
import { addressOf } from './CommentDetail.tsx';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Widths of the columns in the file, in characters. */
const widths: Partial<Record<CommentColumn, number>> = {
  place: 28,
  words: 80,
  edited: 17,
  created: 17,
  replies: 9,
};
const usualWidth = 18;

type ExportOptions = {
  query: CommentQuery;
  words: CommentWords;
  /** The ids of the columns on screen, in their order. */
  columns: readonly string[];
};

type Export = {
  /** How far it is; undefined while nothing is exported. */
  progress: ExportProgress | undefined;
  start: () => Promise<void>;
  cancel: () => void;
};

/** Exports what is on screen; says what became of it. Leaving the page ends it. */
export function useExport({ query, words, columns }: ExportOptions): Export {
  const { domain, notices, now } = useApp();
  const [progress, setProgress] = useState<ExportProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setProgress({ done: 0, total: 0 });
    try {
      const displayed = columns.flatMap((id) => commentColumns.find((column) => column === id) ?? []);
      const { createSheetWriter } = await import('./sheet-worker.ts');
      signal.throwIfAborted();
      const writer = createSheetWriter(sheetOf(displayed, words, now()), signal);
      const options = { columns: displayed, words, addressOf: absoluteAddress };
      const rowOf = (comment: Parameters<typeof sheetRow>[0]) => sheetRow(comment, options);
      const { rows, file } = await exportComments({
        domain,
        query,
        rowOf,
        writer,
        signal,
        onProgress: setProgress,
      });
      const name = words.text('commentlist.fileName', { day: today(now()) });
      saveFile(name, new Blob([file], { type: spreadsheet }));
      notices.tell({ kind: 'success', key: 'commentlist.exported', values: { count: rows } });
    } catch (error) {
      if (signal.aborted) notices.tell({ kind: 'success', key: 'commentlist.exportCancelled' });
      else {
        notices.report(error, 'export comments');
        notices.tell({ kind: 'error', key: 'commentlist.exportFailed' });
      }
      controller.abort();
    } finally {
      setProgress(undefined);
    }
  }
  return { progress, start, cancel: () => running.current?.abort() };
}

const absoluteAddress = (completeParagraphID: string) =>
  new URL(addressOf(completeParagraphID), window.location.origin).href;

function sheetOf(columns: readonly CommentColumn[], words: CommentWords, madeAt: number): CommentSheet {
  return {
    name: words.text('commentlist.title'),
    columns: columns.map((column) => ({
      header: words.text(`commentlist.${column}`),
      width: widths[column] ?? usualWidth,
    })),
    momentFormat: words.interfaceLanguage === 'EN' ? 'dd/mm/yyyy hh:mm' : 'dd.mm.yyyy hh:mm',
    madeAt,
  };
}
