import { changeFiles, type FilesOf } from '#core/changes/files-store.ts';
import type { ChangeFile } from '#core/contract/change-files.ts';
import type { changeFileTexts } from '#core/i18n/changefiles.ts';
import { useApp, useLoadedText } from '../../app-context.tsx';
import { DeleteFile } from '../../DeleteFile.tsx';
import { FileProblemLine } from './FileProblemLine.tsx';

type DeleteFileDialogProps = { change: FilesOf; file: ChangeFile; onClose: () => void; onGone: () => void };

/** Deletes a file of a change. */
export function DeleteFileDialog({ change, file, ...events }: DeleteFileDialogProps) {
  const text = useLoadedText<typeof changeFileTexts>();
  const { remove } = useApp().part(changeFiles);
  const { label, name } = file;
  return (
    <DeleteFile
      heading={text('changefiles.deleteTitle')}
      intro={text('changefiles.deleteText', { label, name })}
      submitLabel={text('changefiles.delete')}
      numberLabel={(number) => text('changefiles.typeNumber', { number })}
      wrongNumber={text('changefiles.wrongNumber')}
      invalidLabel={text('changefiles.invalidData')}
      remove={() => remove(change, file)}
      drawProblem={(problem) => <FileProblemLine problem={problem} />}
      {...events}
    />
  );
}
