import { lazy, Suspense } from 'react';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { ApiError } from '#core/http/api-error.ts';
import type { Loadable } from '#core/http/loadable.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { useText } from '../app-context.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { ReadOther } from './NotInLanguage.tsx';
import * as styles from './reader.css.ts';
import * as textStyles from './text.css.ts';

const NotInLanguage = lazy(async () => ({ default: (await import('./NotInLanguage.tsx')).NotInLanguage }));

type Texts = typeof readerTexts | typeof commonTexts;
type ReaderStateProps = {
  document: Loadable<RegulationDocument>;
  text: Loadable<unknown>;
  language: LanguageCode;
  onRead: ReadOther;
  onRetry: () => void;
};

/** What stands in place of a text: it is coming, it is not there, or the server is away. */
export function ReaderState({ document, text: content, language, onRead, onRetry }: ReaderStateProps) {
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
        <Failure error={failed} onRetry={onRetry} />
      </div>
    </div>
  );
}

function Failure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const text = useText<Texts>();
  if (error.status === 404) return <EmptyState text={text('reader.documentNotFound')} />;
  const title = error.kind === 'network' ? text('common.mainServerAway') : text('reader.openFailed');
  return (
    <ErrorState
      title={title}
      hint={text('common.awayHint')}
      retryLabel={text('common.retry')}
      onRetry={onRetry}
    />
  );
}
