import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { refOf } from '#core/changes/change-ref.ts';
import { changeFiles, type FilesOf } from '#core/changes/files-store.ts';
import type { ChangeFile } from '#core/contract/change-files.ts';
import { changeFileTexts } from '#core/i18n/changefiles.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useApp, useLoadedText, useText } from '../../app-context.tsx';
import { FailedState } from '../../FailedState.tsx';
import { Said } from '../../Said.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { warnWhileUploading } from '../../ui/warn-while-uploading.ts';
import { AddFiles } from './AddFiles.tsx';
import { DeleteFileDialog } from './DeleteFileDialog.tsx';
import { FileRow } from './FileRow.tsx';
import * as styles from './files.css.ts';
import { Uploads } from './Uploads.tsx';

export type ChangeFilesProps = {
  change: FilesOf;
  mayEdit: boolean;
  /** Called when there are more files or fewer by what was done here, also once this is not displayed any more. */
  onNumber?: (() => void) | undefined;
  /** Called before a file is opened or saved, which does not happen if it returns false. */
  onDownload?: ((name: string) => boolean) | undefined;
};

/** The files of a change: those of the provider and those of the organisation, to which some are added here. */
export function ChangeFiles(props: ChangeFilesProps) {
  const text = useText(changeFileTexts);
  const common = useLoadedText<typeof commonTexts>();
  return text ? <LoadedFiles {...props} /> : <Skeleton lines={2} label={common('common.loading')} />;
}

function LoadedFiles({ change, mayEdit, onNumber, onDownload }: ChangeFilesProps) {
  const text = useLoadedText<typeof changeFileTexts | typeof commonTexts>();
  const store = useApp().part(changeFiles);
  const { id, origin } = refOf(change);
  const ofDomain = useStore(store.ofDomain(change));
  const ofMain = useStore(store.ofMain(change));
  const [said, setSaid] = useState('');
  const [deleting, setDeleting] = useState<ChangeFile>();
  const view = useRef<HTMLElement>(null);
  const heading = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the files of the same change stay loaded
  useEffect(() => void store.load(change), [store, id, origin]);
  const own = loadedValue(ofDomain);
  const provided = loadedValue(ofMain) ?? [];
  const failed = [ofDomain, ofMain].find(({ state }) => state === 'failed');
  const add = (files: File[]) => {
    warnWhileUploading(store.uploads.$uploads);
    store.upload(change, files, onNumber);
  };
  const row = (file: ChangeFile) => (
    <FileRow
      key={file.id}
      change={change}
      file={file}
      mayEdit={mayEdit}
      onDownload={onDownload}
      onDelete={() => setDeleting(file)}
    />
  );
  return (
    <section ref={view} className={styles.files} aria-labelledby={heading} tabIndex={-1}>
      <h2 id={heading} className={styles.label}>
        {text('changefiles.title')}
      </h2>
      <Said words={said} />
      {failed?.state === 'failed' ? (
        <FailedState error={failed.error} onRetry={() => void store.load(change)} />
      ) : null}
      {provided.length > 0 ? <ul aria-label={text('changefiles.ofMain')}>{provided.map(row)}</ul> : null}
      {own === undefined ? (
        ofDomain.state === 'failed' ? null : (
          <Skeleton lines={2} label={text('common.loading')} />
        )
      ) : own.length > 0 ? (
        <ul aria-label={text('changefiles.ofDomain')}>{own.map(row)}</ul>
      ) : provided.length === 0 && ofMain.state !== 'loading' ? (
        <p className={styles.faint}>{text('changefiles.none')}</p>
      ) : null}
      <Uploads change={change} />
      {mayEdit ? <AddFiles onFiles={add} around={view} /> : null}
      {deleting ? (
        <DeleteFileDialog
          change={change}
          file={deleting}
          onClose={() => setDeleting(undefined)}
          onGone={() => {
            setSaid(text('changefiles.deleted', { label: deleting.label }));
            onNumber?.();
            view.current?.focus();
          }}
        />
      ) : null}
    </section>
  );
}
