import type { LoadedFile } from '#core/contract/main/loaded-files.ts';
import type { loadingTexts } from '#core/i18n/loading.ts';
import { loading } from '#core/loading/loading-store.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { DeleteFile } from '#widgets/DeleteFile.tsx';
import { ProblemLine } from './ProblemLine.tsx';

type DeleteLoadedFileProps = { file: LoadedFile; onClose: () => void; onGone: () => void };

/** Deletes a file that was loaded. */
export function DeleteLoadedFile({ file, ...events }: DeleteLoadedFileProps) {
  const text = useLoadedText<typeof loadingTexts>();
  const { remove } = useApp().part(loading);
  return (
    <DeleteFile
      heading={text('loading.deleteTitle')}
      intro={text('loading.deleteText', { name: file.name })}
      submitLabel={text('loading.delete')}
      numberLabel={(number) => text('loading.typeNumber', { number })}
      wrongNumber={text('loading.wrongNumber')}
      invalidLabel={text('loading.invalidData')}
      remove={() => remove(file)}
      drawProblem={(problem) => <ProblemLine problem={problem} />}
      {...events}
    />
  );
}
