import { Download, ExternalLink, Pencil, Trash2, X } from 'lucide';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { changeFiles, type FilesOf } from '#core/changes/files-store.ts';
import { unsavedWords } from '#core/changes/unsaved-words.ts';
import { type ChangeFile, inlineTypes } from '#core/contract/change-files.ts';
import type { changeFileTexts } from '#core/i18n/changefiles.ts';
import { formatDate } from '#core/lib/dates.ts';
import { formatFileSize } from '#core/lib/file-size.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '../../app-context.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { FileProblemLine } from './FileProblemLine.tsx';
import * as styles from './files.css.ts';
import { LabelForm } from './LabelForm.tsx';
import { useDownload } from './use-download.ts';

type FileRowProps = {
  change: FilesOf;
  file: ChangeFile;
  mayEdit: boolean;
  /** Called before the file is opened or saved, which does not happen if it returns false. */
  onDownload?: ((name: string) => boolean) | undefined;
  onDelete: () => void;
};

/** A file: what it is called, what it is, whose it is, and what is done with it. */
export function FileRow({ change, file, mayEdit, onDownload, onDelete }: FileRowProps) {
  const text = useLoadedText<typeof changeFileTexts>();
  const store = useApp().part(changeFiles);
  const { problem, loading, save, show: open } = useDownload(file);
  const unsavedKey = `label ${file.id}`;
  const { $words } = useApp().part(unsavedWords);
  const [isNaming, setIsNaming] = useState(() => $words.get()[unsavedKey] !== undefined);
  const rename = useRef<HTMLButtonElement>(null);
  const { label, origin } = file;
  // What runs nothing is shown; the reply says so too, and what it is.
  const runsNothing = file.inline && inlineTypes.includes(file.contentType);
  const isOwn = mayEdit && origin === 'domain';

  const mayLeave = () => onDownload?.(file.name) ?? true;
  const download = async () => {
    if (mayLeave()) await save();
  };
  const show = async () => {
    if (mayLeave()) await open();
  };
  const end = () => {
    // The button is there again before the focus goes to it: a frame may come before what is drawn after an answer.
    flushSync(() => setIsNaming(false));
    rename.current?.focus();
  };
  return (
    <li className={styles.file}>
      {isNaming ? (
        <LabelForm
          label={label}
          unsavedKey={unsavedKey}
          onSave={(changed) => store.relabel(change, file, changed)}
          onEnd={end}
        />
      ) : (
        <div className={styles.row}>
          <span className={styles.name}>
            <button
              type="button"
              className={styles.open}
              onClick={() => void (runsNothing ? show() : download())}
            >
              {label}
            </button>
            {loading ? <Arrived file={file} received={loading.received} /> : <FileFacts file={file} />}
          </span>
          <span className={styles.actions}>
            {loading ? (
              <IconButton
                icon={X}
                iconSize={14}
                label={text('changefiles.stop', { label })}
                onClick={loading.stop}
              />
            ) : null}
            {runsNothing ? (
              <IconButton
                icon={ExternalLink}
                iconSize={14}
                label={text('changefiles.newWindow', { label })}
                onClick={() => void show()}
              />
            ) : null}
            <IconButton
              icon={Download}
              iconSize={14}
              label={text('changefiles.download', { label })}
              onClick={() => void download()}
            />
            {isOwn ? (
              <>
                <IconButton
                  ref={rename}
                  icon={Pencil}
                  iconSize={14}
                  label={text('changefiles.rename', { label })}
                  onClick={() => setIsNaming(true)}
                />
                <IconButton
                  icon={Trash2}
                  iconSize={14}
                  label={text('changefiles.remove', { label })}
                  onClick={onDelete}
                />
              </>
            ) : null}
          </span>
        </div>
      )}
      <FileProblemLine problem={problem} />
    </li>
  );
}

/** How much of a file that is opened or saved has arrived. */
function Arrived({ file: { label, size }, received }: { file: ChangeFile; received: number }) {
  const text = useLoadedText<typeof changeFileTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const words = text('changefiles.sending', {
    sent: formatFileSize(received, locale),
    size: formatFileSize(size, locale),
  });
  return (
    <span className={styles.facts}>
      {words}
      <progress
        className={styles.progress}
        aria-label={text('changefiles.loadingOf', { label })}
        aria-valuetext={words}
        max={size}
        value={received}
      />
    </span>
  );
}

function FileFacts({ file }: { file: ChangeFile }) {
  const text = useLoadedText<typeof changeFileTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { extension, size, versionDate, language, origin } = file;
  const facts = [
    text('changefiles.facts', { type: extension.toUpperCase(), size: formatFileSize(size, locale) }),
    ...(language ? [language] : []),
    ...(versionDate ? [text('changefiles.version', { date: formatDate(versionDate, locale) })] : []),
  ];
  return (
    <span className={styles.facts}>
      {facts.join(', ')} · {text(origin === 'main' ? 'changefiles.originMain' : 'changefiles.originDomain')}
    </span>
  );
}
