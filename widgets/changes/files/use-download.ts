import { useState } from 'react';
import type { FileProblem } from '#core/changes/file-problem.ts';
import { changeFiles } from '#core/changes/files-store.ts';
import type { ChangeFile } from '#core/contract/change-files.ts';
import { useApp } from '../../app-context.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { openWindow } from './open-window.ts';

/** Opening and saving a file: how much has arrived, how that is stopped, and what went wrong. */
export function useDownload(file: ChangeFile) {
  const store = useApp().part(changeFiles);
  const [problem, setProblem] = useState<FileProblem>();
  const [loading, setLoading] = useState<{ received: number; stop: () => void }>();

  const load = async (use: (content: Blob) => void, fail?: () => void) => {
    if (loading) return;
    setProblem(undefined);
    const ending = new AbortController();
    const stop = () => ending.abort();
    setLoading({ received: 0, stop });
    const content = await store.content(file, {
      signal: ending.signal,
      onReceived: (received) => setLoading({ received, stop }),
    });
    setLoading(undefined);
    if (content instanceof Blob) return use(content);
    fail?.();
    setProblem(content);
  };
  const save = () => load((content) => saveFile(file.name, content));
  const show = async () => {
    const opened = openWindow(file.label);
    // A browser that opens no windows saves it.
    await (opened ? load(opened.show, opened.close) : save());
  };
  return { problem, loading, save, show };
}
