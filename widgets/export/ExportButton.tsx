import { Download, X } from 'lucide';
import type { MouseEvent } from 'react';
import { localeOf } from '#core/lib/locales.ts';
import { formatNumber } from '#core/lib/numbers.ts';
import { useInterfaceLanguage } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import * as styles from './export.css.ts';
import type { ListExport } from './run-export.ts';
import { useExport } from './use-export.ts';

/** What the button says, and what stands beside it. */
export type ExportWords = {
  export: string;
  cancel: string;
  writing: string;
  exporting: (done: string, total: string) => string;
};

type ExportButtonProps<Row> = { words: ExportWords; prepare: () => ListExport<Row> };

/** Exports what is on screen to a spreadsheet; while it runs, says how far it is, and the button ends it. */
export function ExportButton<Row>({ words, prepare }: ExportButtonProps<Row>) {
  const { progress, start, cancel } = useExport();
  const locale = localeOf(useInterfaceLanguage());
  const press = ({ detail }: MouseEvent) => {
    if (progress === undefined) void start(prepare);
    // The second click of a double click on "Export" is none on what stands in its place then.
    else if (detail < 2) cancel();
  };
  const number = (value: number) => formatNumber(value, locale);
  const { done = 0, total = 0 } = progress ?? {};
  return (
    <span className={styles.line}>
      {progress ? (
        <>
          <progress className={styles.progress} max={total || 1} value={done} aria-label={words.export} />
          <span className={styles.words}>
            {total > 0 && done >= total ? words.writing : words.exporting(number(done), number(total))}
          </span>
        </>
      ) : null}
      {/* The same button, so that it keeps the focus. */}
      <Button icon={progress ? X : Download} onClick={press}>
        {progress ? words.cancel : words.export}
      </Button>
    </span>
  );
}
