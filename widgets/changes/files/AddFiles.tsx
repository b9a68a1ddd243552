import { Upload } from 'lucide';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { changeFileTypes, maxChangeFileSize } from '#core/contract/change-files.ts';
import type { changeFileTexts } from '#core/i18n/changefiles.ts';
import { formatFileSize } from '#core/lib/file-size.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '../../app-context.tsx';
import { Button } from '../../ui/Button.tsx';
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

/** Takes files that are dropped; whether some are held over it. */
function useDrop(around: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((files: File[]) => {
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    const place = around.current;
    if (!place) return;
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Otherwise the browser would open the file in place of the page.
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!place.contains(event.relatedTarget as Node | null)) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(false);
      take([...event.dataTransfer.files]);
    };
    const listeners = { dragenter: hold, dragover: hold, dragleave: leave, drop } as const;
    const entries = Object.entries(listeners) as [keyof typeof listeners, (event: DragEvent) => void][];
    for (const [name, listener] of entries) place.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of entries) place.removeEventListener(name, listener);
    };
  }, [around]);
  return isOver;
}
