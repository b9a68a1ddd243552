import { Download, ExternalLink, Pencil, Trash2 } from 'lucide';
import { useRef, useState } from 'react';
import type { FileProblem } from '#core/changes/file-problem.ts';
import { changeFiles, type FilesOf } from '#core/changes/files-store.ts';
import { type ChangeFile, inlineTypes } from '#core/contract/change-files.ts';
import type { changeFileTexts } from '#core/i18n/changefiles.ts';
import { formatDate } from '#core/lib/dates.ts';
import { formatFileSize } from '#core/lib/file-size.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '../../app-context.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { FileProblemLine } from './FileProblemLine.tsx';
import * as styles from './files.css.ts';
import { LabelForm } from './LabelForm.tsx';
import { openWindow } from './open-window.ts';

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
  const [problem, setProblem] = useState<FileProblem>();
  const [isNaming, setIsNaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const { label, origin } = file;
  // What runs nothing is shown; the reply says so too, and what it is.
  const runsNothing = file.inline && inlineTypes.includes(file.contentType);
  const isOwn = mayEdit && origin === 'domain';

  const load = async (use: (content: Blob) => void, fail?: () => void) => {
    setProblem(undefined);
    const content = await store.content(file);
    if (content instanceof Blob) return use(content);
    fail?.();
    setProblem(content);
  };
  const mayLeave = () => onDownload?.(file.name) ?? true;
  const save = () => load((content) => saveFile(file.name, content));
  const download = async () => {
    if (mayLeave()) await save();
  };
  const show = async () => {
    if (!mayLeave()) return;
    const opened = openWindow(label);
    // A browser that opens no windows saves it.
    await (opened ? load(opened.show, opened.close) : save());
  };
  const end = () => {
    setIsNaming(false);
    requestAnimationFrame(() => rename.current?.focus());
  };
  return (
    <li className={styles.file}>
      {isNaming ? (
        <LabelForm label={label} onSave={(changed) => store.relabel(change, file, changed)} onEnd={end} />
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
            <FileFacts file={file} />
          </span>
          <span className={styles.actions}>
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
