import { useStore } from '@nanostores/react';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { RegulationDocument } from '#core/contract/main/regulations.ts';
import type { ApiError } from '#core/http/api-error.ts';
import type { Loadable } from '#core/http/loadable.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { languagesOffered, newestIn } from '#core/regulations/offers.ts';
import { useApp, useInterfaceLanguage, useText } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import * as styles from './reader.css.ts';
import * as textStyles from './text.css.ts';

type Texts = typeof readerTexts | typeof commonTexts;
type ReadOther = (change: { language: LanguageCode; versionDate?: string | undefined }) => void;
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
    return <NotInLanguage document={known} language={language} onRead={onRead} />;
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

type NotInLanguageProps = { document: RegulationDocument; language: LanguageCode; onRead: ReadOther };

/** The languages that there are, the person's fallback language first, and the newest version in the wanted one. */
function NotInLanguage({ document, language, onRead }: NotInLanguageProps) {
  const text = useText<Texts>();
  const fallback = useStore(useApp().session.$session).user?.fallbackLanguage;
  const locale = localeOf(useInterfaceLanguage());
  const newest = newestIn(document, language);
  const nameOf = (code: LanguageCode) => text(`reader.language-${code}`);
  const date = (iso: string) => formatDate(iso, locale, 'long');
  return (
    <div className={styles.reader}>
      <div className={styles.state} role="status">
        <EmptyState
          text={text('reader.notInLanguage', {
            document: document.displayName,
            date: date(document.versionDate),
            language: nameOf(language),
          })}
          action={
            <div className={styles.offers}>
              {languagesOffered(document, fallback).map((code, index) => (
                <Button
                  key={code}
                  kind={index === 0 ? 'primary' : 'plain'}
                  onClick={() => onRead({ language: code })}
                >
                  {text('reader.readIn', { language: nameOf(code) })}
                </Button>
              ))}
              {newest ? (
                <Button onClick={() => onRead(newest)}>
                  {text('reader.newestInLanguage', {
                    language: nameOf(language),
                    date: date(newest.versionDate),
                  })}
                </Button>
              ) : null}
            </div>
          }
        />
      </div>
    </div>
  );
}
