import { useStore } from '@nanostores/react';
import { RotateCw, X } from 'lucide';
import { refOf } from '#core/changes/change-ref.ts';
import { changeFiles, type FilesOf } from '#core/changes/files-store.ts';
import type { FileUpload } from '#core/changes/upload-queue.ts';
import type { changeFileTexts } from '#core/i18n/changefiles.ts';
import { formatFileSize } from '#core/lib/file-size.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '../../app-context.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { FileProblemLine } from './FileProblemLine.tsx';
import * as styles from './files.css.ts';

/** The files of a change that are on their way, each with how far it has come. */
export function Uploads({ change }: { change: FilesOf }) {
  const text = useLoadedText<typeof changeFileTexts>();
  const { uploads } = useApp().part(changeFiles);
  const { id, origin } = refOf(change);
  const all = useStore(uploads.$uploads);
  const own = all.filter((upload) => upload.target.id === id && upload.target.origin === origin);
  if (own.length === 0) return null;
  return (
    <ul aria-label={text('changefiles.uploads')}>
      {own.map((upload) => (
        <Upload key={upload.key} upload={upload} />
      ))}
    </ul>
  );
}

/** How far an upload has come, in words. */
function useProgress({ state, sent, size }: FileUpload): string {
  const text = useLoadedText<typeof changeFileTexts>();
  const locale = localeOf(useInterfaceLanguage());
  if (state === 'waiting') return text('changefiles.waiting');
  if (state === 'broken') return text('changefiles.broken');
  const values = { sent: formatFileSize(sent, locale), size: formatFileSize(size, locale) };
  return text('changefiles.sending', values);
}

function Upload({ upload }: { upload: FileUpload }) {
  const text = useLoadedText<typeof changeFileTexts>();
  const { uploads } = useApp().part(changeFiles);
  const progress = useProgress(upload);
  const { key, name, sent, size, problem } = upload;
  const isFailed = upload.state === 'failed';
  // What is refused by its kind is refused again.
  const mayRetry =
    problem && !['unsupported', 'tooLarge', 'empty', 'notYours', 'isolatedTester'].includes(problem.key);
  return (
    <li className={styles.file}>
      <div className={styles.row}>
        <span className={styles.name}>
          <span className={styles.uploadName}>{name}</span>
          {isFailed ? null : <span className={styles.facts}>{progress}</span>}
        </span>
        <span className={styles.actions}>
          {mayRetry ? (
            <IconButton
              icon={RotateCw}
              iconSize={14}
              label={text('changefiles.again', { name })}
              onClick={() => uploads.retry(key)}
            />
          ) : null}
          <IconButton
            icon={X}
            iconSize={14}
            label={text(isFailed ? 'changefiles.dismiss' : 'changefiles.cancel', { name })}
            onClick={() => uploads.cancel(key)}
          />
        </span>
      </div>
      {isFailed ? null : (
        <progress
          className={styles.progress}
          aria-label={text('changefiles.progress', { name })}
          aria-valuetext={progress}
          max={size}
          value={sent}
        />
      )}
      <FileProblemLine problem={problem} />
    </li>
  );
}
