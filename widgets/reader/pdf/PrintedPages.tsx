import type { pdfTexts } from '#core/i18n/pdf.ts';
import { useLoadedText } from '../../app-context.tsx';
import { Button } from '../../ui/Button.tsx';
import * as styles from './printed.css.ts';
import type { Printing } from './use-print.ts';

/** What a print shows of the pages: all of them, or how to print them. */
export function PrintedPages({ pages, total }: Pick<Printing, 'pages'> & { total: number }) {
  const text = useLoadedText<typeof pdfTexts>();
  return (
    <div className={styles.printed}>
      {pages.length === 0 ? <p className={styles.hint}>{text('pdf.printAsk')}</p> : null}
      {pages.map(({ page, address }) => {
        const name = text('pdf.page', { page, total });
        return (
          <div key={page} className={styles.sheet}>
            {address === undefined ? (
              <p>{name}</p>
            ) : (
              <img className={styles.picture} src={address} alt={name} />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Says how far the preparation of a print is, and ends it. */
export function PrintProgress({
  done,
  total,
  onCancel,
}: {
  done: number;
  total: number;
  onCancel: () => void;
}) {
  const text = useLoadedText<typeof pdfTexts>();
  return (
    <div className={styles.progress}>
      <p role="status">{text('pdf.printing', { at: done + 1, total })}</p>
      <Button size="small" onClick={onCancel}>
        {text('pdf.printCancel')}
      </Button>
    </div>
  );
}
