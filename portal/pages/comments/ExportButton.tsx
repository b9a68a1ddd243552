import { Download, X } from 'lucide';
import type { MouseEvent } from 'react';
import type { CommentWords } from '#core/comment-list/columns.ts';
import type { CommentQuery } from '#core/comment-list/comment-address.ts';
import type { ExportProgress } from '#core/comment-list/export.ts';
import type { commentListTexts } from '#core/i18n/commentlist.ts';
import { localeOf } from '#core/lib/locales.ts';
import { formatNumber } from '#core/lib/numbers.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import * as styles from './comments.css.ts';
import { useExport } from './use-export.ts';

type ExportButtonProps = {
  query: CommentQuery;
  words: CommentWords;
  columns: readonly string[];
};

/** Exports what is on screen to a spreadsheet; while it runs, says how far it is, and the button ends it. */
export function ExportButton({ query, words, columns }: ExportButtonProps) {
  const text = useLoadedText<typeof commentListTexts>();
  const { progress, start, cancel } = useExport({ query, words, columns });
  const press = ({ detail }: MouseEvent) => {
    if (progress === undefined) void start();
    // The second click of a double click on "Export" is none on what stands in its place then.
    else if (detail < 2) cancel();
  };
  return (
    <span className={styles.selection}>
      {progress ? <Progress of={progress} words={words} /> : null}
      {/* The same button, so that it keeps the focus. */}
      <Button icon={progress ? X : Download} onClick={press}>
        {text(progress ? 'commentlist.cancel' : 'commentlist.export')}
      </Button>
    </span>
  );
}

function Progress({ of: { done, total }, words }: { of: ExportProgress; words: CommentWords }) {
  const text = useLoadedText<typeof commentListTexts>();
  const number = (value: number) => formatNumber(value, localeOf(words.interfaceLanguage));
  return (
    <>
      <progress
        className={styles.progress}
        max={total || 1}
        value={done}
        aria-label={text('commentlist.export')}
      />
      <span className={styles.selected}>
        {total > 0 && done >= total
          ? text('commentlist.writing')
          : text('commentlist.exporting', { done: number(done), total: number(total) })}
      </span>
    </>
  );
}
