import { useStore } from '@nanostores/react';
import { RotateCw, Upload as UploadIcon, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { categories } from '#core/contract/main/categories.ts';
import {
  type LoadedCategory,
  loadedExtensions,
  maxLoadedFileSize,
  textExtensions,
} from '#core/contract/main/loaded-files.ts';
import { maxRows, maxTableSize } from '#core/contract/main/loaded-rows.ts';
import { maxPdfUpload } from '#core/contract/main/pdf-uploads.ts';
import type { categoryTexts } from '#core/i18n/categories.ts';
import type { loadingTexts } from '#core/i18n/loading.ts';
import { formatFileSize } from '#core/lib/file-size.ts';
import { localeOf } from '#core/lib/locales.ts';
import { formatNumber } from '#core/lib/numbers.ts';
import { mayLoadAgain } from '#core/loading/load-problem.ts';
import { type LoadUpload, loading } from '#core/loading/loading-store.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import { Select } from '#widgets/ui/Select.tsx';
import { useFileDrop } from '#widgets/ui/use-file-drop.ts';
import { warnWhileUploading } from '#widgets/ui/warn-while-uploading.ts';
import { ChosenPdfs, useChosenPdfs } from '../pdf-upload/ChosenPdfs.tsx';
import { SentPdfs } from '../pdf-upload/SentPdfs.tsx';
import * as styles from './load-data.css.ts';
import { ProblemLine } from './ProblemLine.tsx';
import { Templates } from './Templates.tsx';

/** Whether a file is for the uploads of PDFs: what it is of no file says, and its structure is corrected by somebody. */
const isPdf = ({ name }: { name: string }): boolean => /\.pdf$/i.test(name);

const loadedCategories = categories.filter((one): one is LoadedCategory => one !== 'internal');

/** Chooses files, several at once, or takes those that are dropped; below them what is on its way. */
export function LoadFiles() {
  const text = useLoadedText<typeof loadingTexts | typeof categoryTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { upload, uploads } = useApp().part(loading);
  const area = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [category, setCategory] = useState<LoadedCategory | ''>('');
  const pdfs = useChosenPdfs();
  const add = (files: File[]) => {
    pdfs.choose(files.filter(isPdf));
    const others = files.filter((file) => !isPdf(file));
    if (others.length > 0) upload(others, { category: category || undefined });
  };
  const isOver = useFileDrop(area, add);
  useEffect(() => warnWhileUploading(uploads.$uploads), [uploads]);
  const types = textExtensions.map((extension) => extension.toUpperCase()).join(', ');
  return (
    <section ref={area} className={isOver ? styles.dropping : styles.adding} aria-label={text('loading.add')}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={[...loadedExtensions, 'pdf'].map((extension) => `.${extension}`).join(',')}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <div className={styles.choose}>
        <Select
          label={text('loading.category')}
          size="normal"
          value={category}
          options={[
            { value: '', label: text('loading.asFileSays') },
            ...loadedCategories.map((value) => ({ value, label: text(`categories.${value}`) })),
          ]}
          onChange={setCategory}
        />
        <span className={styles.addLine}>
          <Button kind="primary" icon={UploadIcon} onClick={() => input.current?.click()}>
            {text('loading.add')}
          </Button>
          <span className={styles.faint}>{text(isOver ? 'loading.drop' : 'loading.dropHere')}</span>
        </span>
      </div>
      <ul className={styles.limits}>
        <li>{text('loading.limits', { types, size: formatFileSize(maxLoadedFileSize, locale) })}</li>
        <li>
          {text('loading.tableLimits', {
            rows: formatNumber(maxRows, locale),
            size: formatFileSize(maxTableSize, locale),
          })}
        </li>
        <li>{text('loading.pdfLimits', { size: formatFileSize(maxPdfUpload, locale) })}</li>
      </ul>
      <Templates />
      <Uploads />
      <ChosenPdfs {...pdfs} />
      <SentPdfs />
    </section>
  );
}

function Uploads() {
  const text = useLoadedText<typeof loadingTexts>();
  const { uploads } = useApp().part(loading);
  const all = useStore(uploads.$uploads);
  if (all.length === 0) return null;
  return (
    <ul className={styles.uploads} aria-label={text('loading.uploads')}>
      {all.map((upload) => (
        <Upload key={upload.key} upload={upload} />
      ))}
    </ul>
  );
}

/** How far an upload has come, in words. */
function useProgress({ state, sent, size }: LoadUpload): string {
  const text = useLoadedText<typeof loadingTexts>();
  const locale = localeOf(useInterfaceLanguage());
  if (state === 'waiting') return text('loading.waitingUpload');
  if (state === 'broken') return text('loading.broken');
  return text('loading.sending', {
    sent: formatFileSize(sent, locale),
    size: formatFileSize(size, locale),
  });
}

function Upload({ upload }: { upload: LoadUpload }) {
  const text = useLoadedText<typeof loadingTexts>();
  const { uploads } = useApp().part(loading);
  const progress = useProgress(upload);
  const { key, name, sent, size, problem } = upload;
  const isFailed = upload.state === 'failed';
  return (
    <li className={styles.upload}>
      <div className={styles.uploadLine}>
        <span className={styles.uploadName}>
          <span>{name}</span>
          {isFailed ? null : <span className={styles.facts}>{progress}</span>}
        </span>
        {problem && mayLoadAgain(problem) ? (
          <IconButton
            icon={RotateCw}
            iconSize={14}
            label={text('loading.resume', { name })}
            onClick={() => uploads.retry(key)}
          />
        ) : null}
        <IconButton
          icon={X}
          iconSize={14}
          label={text(isFailed ? 'loading.dismiss' : 'loading.cancel', { name })}
          onClick={() => uploads.cancel(key)}
        />
      </div>
      {isFailed ? null : (
        <progress
          className={styles.progress}
          aria-label={text('loading.progress', { name })}
          aria-valuetext={progress}
          max={size}
          value={sent}
        />
      )}
      <ProblemLine problem={problem} />
    </li>
  );
}
