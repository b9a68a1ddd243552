import { Upload } from 'lucide';
import { type RefObject, useRef } from 'react';
import { changeFileTypes, maxChangeFileSize } from '#core/contract/change-files.ts';
import type { changeFileTexts } from '#core/i18n/changefiles.ts';
import { formatFileSize } from '#core/lib/file-size.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '../../app-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { useDrop } from '../../ui/use-drop.ts';
import * as styles from './files.css.ts';

const extensions = Object.keys(changeFileTypes);

type AddFilesProps = {
  onFiles: (files: File[]) => void;
  /** Where files may be dropped. */
  around: RefObject<HTMLElement | null>;
};

/** Chooses files, several at once, or takes those that are dropped on the list. */
export function AddFiles({ onFiles, around }: AddFilesProps) {
  const text = useLoadedText<typeof changeFileTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const input = useRef<HTMLInputElement>(null);
  const isOver = useDrop(around, onFiles);
  const types = extensions.map((extension) => extension.toUpperCase()).join(', ');
  return (
    <div className={isOver ? styles.dropping : styles.adding}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <span className={styles.actions}>
        <Button size="small" icon={Upload} onClick={() => input.current?.click()}>
          {text('changefiles.add')}
        </Button>
        <span className={styles.faint}>{text(isOver ? 'changefiles.drop' : 'changefiles.dropHere')}</span>
      </span>
      <p className={styles.facts}>
        {text('changefiles.limits', { types, size: formatFileSize(maxChangeFileSize, locale) })}
      </p>
    </div>
  );
}
