import { Diff } from 'lucide';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { ParallelUnit } from '#core/contract/main/parallel.ts';
import type { parallelTexts } from '#core/i18n/parallel.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import type { ParallelRow } from '#core/law/parallel/rows.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useText } from '../app-context.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useScene } from './parallel-scene.ts';
import * as styles from './rows.css.ts';

type UnevenMarksProps = { row: ParallelRow; unit: ParallelUnit; language: LanguageCode };

/** Says that this language was changed here and another was not; in words, so that nobody has to point at a sign. */
export function UnevenMarks({ row, unit, language }: UnevenMarksProps) {
  const { opened } = useScene();
  const text = useText<typeof parallelTexts | typeof readerTexts>();
  const spoken = useInterfaceLanguage();
  const locale = localeOf(spoken);
  const here = unit.uneven.filter(
    ({ path, changed }) =>
      changed.includes(language) && (row.kind === 'whole' || (row.begins && path === row.path)),
  );
  const [first] = here;
  if (!first) return null;
  const others = opened.languages.filter(
    (each, column) => unit.columns[column] && !here.every(({ changed }) => changed.includes(each)),
  );
  const names = new Intl.ListFormat(locale).format(others.map((each) => text(`reader.language-${each}`)));
  const date = formatDate(opened.versionDate, locale, 'long');
  return (
    <p className={styles.uneven} lang={spoken.toLowerCase()} data-uneven>
      <Icon of={Diff} size={14} />
      {text('parallel.uneven', { date, languages: names })}
    </p>
  );
}
