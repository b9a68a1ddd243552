import { type KeyboardEvent, useId, useState } from 'react';
import type { pdfTexts } from '#core/i18n/pdf.ts';
import { useLoadedText } from '../../app-context.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import * as styles from './pdf-bar.css.ts';

type PageFieldProps = {
  page: number;
  total: number;
  onPage: (page: number) => void;
  onLeave: () => void;
};

/** The number of the page that is read, and a way to another one: type its number and press Enter. */
export function PageField({ page, total, onPage, onLeave }: PageFieldProps) {
  const text = useLoadedText<typeof pdfTexts>();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);

  function drop() {
    setTyped(undefined);
    setIsWrong(false);
  }

  function handleKey(event: KeyboardEvent) {
    // In the field, the single-letter keys of the reader must type.
    event.stopPropagation();
    if (event.key === 'Escape') {
      drop();
      onLeave();
    }
    if (event.key !== 'Enter') return;
    const words = (typed ?? '').trim();
    const requested = words === '' ? page : /^\d+$/.test(words) ? Number(words) : 0;
    if (requested < 1 || requested > total) {
      setIsWrong(true);
      return;
    }
    drop();
    onPage(requested);
  }

  return (
    <div className={styles.pageField}>
      <label className={styles.pageLabel} htmlFor={id}>
        {text('pdf.pageField')}
      </label>
      <input
        id={id}
        className={styles.pageInput}
        type="text"
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        size={Math.max(3, String(total).length)}
        value={typed ?? String(page)}
        aria-invalid={isWrong}
        aria-describedby={`${id}-total${isWrong ? ` ${id}-wrong` : ''}`}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setIsWrong(false);
        }}
        onKeyDown={handleKey}
        onBlur={drop}
      />
      <span id={`${id}-total`} className={styles.total}>
        {text('pdf.pageOf', { total })}
      </span>
      {isWrong ? (
        <div className={styles.wrong} role="alert">
          <FieldError id={`${id}-wrong`}>{text('pdf.pageWrong', { total })}</FieldError>
        </div>
      ) : null}
    </div>
  );
}
