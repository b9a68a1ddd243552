import { ChevronLeft, ChevronRight } from 'lucide';
import { useState } from 'react';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import * as styles from './editor.css.ts';
import type { Editing } from './use-editing.ts';

/** Goes from page to page, or to one by its number. */
export function PageTurner({ editing: { page, turnTo, state } }: { editing: Editing }) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const [typed, setTyped] = useState<string>();
  const pages = state.structure.pages.length;
  const take = () => {
    const number = Number(typed);
    if (typed !== undefined && Number.isInteger(number)) turnTo(number);
    setTyped(undefined);
  };
  return (
    <div className={styles.turner}>
      <IconButton
        icon={ChevronLeft}
        label={text('pdfuploads.previousPage')}
        aria-disabled={page === 1}
        onClick={() => turnTo(page - 1)}
      />
      <Field
        label={text('pdfuploads.page')}
        size="normal"
        className={styles.pageField}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(page)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
      <span className={styles.faint}>{text('pdfuploads.pageOf', { pages })}</span>
      <IconButton
        icon={ChevronRight}
        label={text('pdfuploads.nextPage')}
        aria-disabled={page === pages}
        onClick={() => turnTo(page + 1)}
      />
    </div>
  );
}
