import type { parallelTexts } from '#core/i18n/parallel.ts';
import { legalStatusText } from '#core/law/legal-words.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf, toLanguageCode } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { FoldedLine } from '../document-view/FoldedLine.tsx';
import { Designation } from '../law/Designation.tsx';
import * as styles from './heads.css.ts';
import type { ParallelViewProps } from './parallel-props.ts';
import { useScene } from './parallel-scene.ts';
import { isReadAhead } from './StatusOfVersion.tsx';

/** The period in which the version is in force; for a future day, as far as is known. */
export function usePeriodText(props: Pick<ParallelViewProps, 'versionDate'>): string {
  const { document, versionDate } = useScene().opened;
  const { now } = useApp();
  const text = useLoadedText<typeof parallelTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { status, behind } = document;
  // The first column may be older than the version that the others are of.
  const validUntil = behind ? undefined : document.validUntil;
  const day = (iso: string) => formatDate(iso, locale, 'long');
  const period = validUntil
    ? text('parallel.periodUntil', { date: day(versionDate), until: day(validUntil) })
    : text(status === 'future' ? 'parallel.periodFrom' : 'parallel.period', { date: day(versionDate) });
  return isReadAhead(props, document, now()) ? text('parallel.asKnownToday', { period }) : period;
}

/** The version and what its texts are worth before the law, where the head has scrolled away. */
export function ShortStatus({ props }: { props: ParallelViewProps }) {
  const { legalStatuses } = useScene().opened;
  const language = toLanguageCode(useInterfaceLanguage()) ?? 'EN';
  const period = usePeriodText(props);
  const worth = [...new Set(legalStatuses)].map((status) => legalStatusText(status, language));
  const words = [period, ...worth].join(' · ');
  return (
    <FoldedLine look={styles.shortStatus}>
      <Designation>{words}</Designation>
    </FoldedLine>
  );
}
