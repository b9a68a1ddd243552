import { useState } from 'react';
import type { ChosenFile } from '#core/async/upload-queue.ts';
import { maxPdfUpload } from '#core/contract/main/pdf-uploads.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { formatFileSize } from '#core/lib/file-size.ts';
import { localeOf } from '#core/lib/locales.ts';
import { refusedByContent } from '#core/pdf-uploads/sending.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { ReasonLine } from '#widgets/ReasonLine.tsx';
import { DescribeDialog } from './DescribeDialog.tsx';

type ChosenPdfs = {
  files: readonly ChosenFile[];
  /** Which of them is described now. */
  at: number;
  /** Why the others were not taken. */
  refused: readonly string[];
  choose: (files: readonly ChosenFile[]) => void;
  next: () => void;
};

/** PDFs that were chosen: those that are taken are described one after the other. */
export function useChosenPdfs(): ChosenPdfs {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const size = formatFileSize(maxPdfUpload, localeOf(useInterfaceLanguage()));
  const [{ files, at }, setChosen] = useState<Pick<ChosenPdfs, 'files' | 'at'>>({ files: [], at: 0 });
  const [refused, setRefused] = useState<readonly string[]>([]);
  const choose = async (given: readonly ChosenFile[]) => {
    const examined = await Promise.all(
      // A file that cannot be read any more, such as one on a device that is gone, is told when it is sent.
      given.map(async (file) => ({ file, problem: await refusedByContent(file).catch(() => undefined) })),
    );
    setRefused(
      examined.flatMap(({ file, problem }) => {
        if (problem === undefined) return [];
        const reason = text(`pdfuploads.${problem.key}`, { size });
        return [text('pdfuploads.notTaken', { name: file.name, reason })];
      }),
    );
    const taken = examined.flatMap(({ file, problem }) => (problem === undefined ? [file] : []));
    // What is dropped while one is described comes after those that wait.
    setChosen((before) =>
      before.at < before.files.length
        ? { files: [...before.files, ...taken], at: before.at }
        : { files: taken, at: 0 },
    );
  };
  return {
    files,
    at,
    refused,
    choose: (given) => void choose(given),
    // Other files may have been added meanwhile.
    next: () => setChosen((before) => ({ ...before, at: before.at + 1 })),
  };
}

/** Asks of each PDF what it is; says which files were not taken. */
export function ChosenPdfs({ files, at, refused, next }: ChosenPdfs) {
  const file = files[at];
  return (
    <>
      {refused.map((words) => (
        <ReasonLine key={words} words={words} away={undefined} />
      ))}
      {file ? (
        <DescribeDialog key={at} file={file} of={{ at: at + 1, all: files.length }} onClose={next} />
      ) : null}
    </>
  );
}
