import { ChevronDown, ChevronUp, X } from 'lucide';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { pdfTexts } from '#core/i18n/pdf.ts';
import { type TextOf, useLoadedText } from '../../app-context.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import * as styles from './pdf.css.ts';
import type { FindState } from './use-find.ts';

type FindBarProps = {
  query: string;
  onQuery: (query: string) => void;
  find: FindState;
  onClose: () => void;
};

/** Searches in the pages of the PDF; opened with Ctrl+F or ⌘F inside the view. */
export function FindBar({ query, onQuery, find, onClose }: FindBarProps) {
  const text = useLoadedText<typeof pdfTexts>();
  const field = useRef<HTMLInputElement>(null);
  // Not every browser moves the focus with the selection.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function handleKey(event: KeyboardEvent) {
    // In the field, the single-letter keys of the reader (j, k, /) must type letters.
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter') find.step(event.shiftKey ? -1 : 1);
    if (event.key === 'f' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      field.current?.select();
    }
  }

  return (
    <search className={styles.find} aria-label={text('pdf.find')} onKeyDown={handleKey}>
      <input
        ref={field}
        className={styles.findField}
        type="text"
        value={query}
        aria-label={text('pdf.find')}
        placeholder={text('pdf.find')}
        onChange={(event) => onQuery(event.currentTarget.value)}
      />
      <span className={styles.findCount} role="status">
        {query.trim() === '' ? '' : countOf(find, text)}
      </span>
      <IconButton
        icon={ChevronUp}
        label={text('pdf.findPrevious')}
        shortcut="Shift+Enter"
        onClick={() => find.step(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label={text('pdf.findNext')}
        shortcut="Enter"
        onClick={() => find.step(1)}
      />
      <IconButton icon={X} label={text('pdf.findClose')} shortcut="Escape" onClick={onClose} />
    </search>
  );
}

function countOf({ matches, at, isReading }: FindState, text: TextOf<typeof pdfTexts>) {
  if (isReading) return text('pdf.findReading', { total: matches.length });
  if (matches.length === 0) return text('pdf.findNothing');
  return text('pdf.findCount', { at: at + 1, total: matches.length });
}
