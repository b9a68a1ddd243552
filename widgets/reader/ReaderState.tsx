import { lazy, Suspense } from 'react';
import type { Loadable } from '#core/async/loadable.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import type { Reading } from '#core/regulations/reading-types.ts';
import { useText } from '../app-context.tsx';
import { FailedState } from '../FailedState.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { ReadOther } from './NotInLanguage.tsx';
import * as styles from './reader.css.ts';
import * as textStyles from './text.css.ts';

const NotInLanguage = lazy(async () => ({ default: (await import('./NotInLanguage.tsx')).NotInLanguage }));
const NoVersion = lazy(async () => ({ default: (await import('./NoVersion.tsx')).NoVersion }));

type Texts = typeof readerTexts | typeof commonTexts;
type ReaderStateProps = {
  document: Loadable<RegulationDocument>;
  text: Loadable<unknown>;
  language: LanguageCode;
  versionDate: string | undefined;
  reading: Reading;
  onRead: ReadOther;
  onRetry: () => void;
};

/** What stands in place of a text: it is coming, it is not there, or the server is away. */
export function ReaderState(props: ReaderStateProps) {
  const { document, text: content, language, versionDate, reading, onRead, onRetry } = props;
  const text = useText<Texts>();
  const known = document.state === 'ready' ? document.value : undefined;
  if (known && !known.languages.includes(language)) {
    return (
      <Suspense fallback={null}>
        <NotInLanguage document={known} language={language} onRead={onRead} />
      </Suspense>
    );
  }
  const failed =
    document.state === 'failed' ? document.error : content.state === 'failed' ? content.error : undefined;
  if (!failed) {
    return (
      <div className={styles.reader}>
        <div className={styles.middle}>
          <div className={styles.bare} />
          <div className={textStyles.column}>
            <Skeleton lines={14} label={text('common.loading')} className={textStyles.loading} />
          </div>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.reader}>
      <div className={styles.state}>
        {failed.code === 'VERSION_NOT_FOUND' || (failed.status === 400 && versionDate) ? (
          <Suspense fallback={null}>
            <NoVersion
              reading={reading}
              versionDate={versionDate}
              onRead={(date) => onRead({ language, versionDate: date })}
            />
          </Suspense>
        ) : failed.status === 404 ? (
          <EmptyState text={text('reader.documentNotFound')} />
        ) : (
          <FailedState error={failed} title={text('reader.openFailed')} onRetry={onRetry} />
        )}
      </div>
    </div>
  );
}
