import type { readerTexts } from '#core/i18n/reader.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useText } from '../app-context.tsx';
import * as styles from './over-text.css.ts';
import { useScene } from './reader-scene.ts';

/** Heads the printed text: title, version, source. */
export function PrintHead() {
  const { document, language, versionDate } = useScene();
  const text = useText<typeof readerTexts>();
  const date = formatDate(versionDate, localeOf(language), 'long');
  const source = document.sourcePage ?? document.sourceNumber;
  return (
    <p className={styles.printHead}>
      {[document.longName, text('reader.asOf', { date }), source].filter(Boolean).join(' · ')}
    </p>
  );
}
