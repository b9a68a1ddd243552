import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ArticleVersion, Version } from '#core/contract/main/regulations.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useText } from '../../app-context.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useScene } from '../reader-scene.ts';
import * as styles from './panel.css.ts';

/** Versions of this article, those that changed it marked; below them all versions of the document. */
export function Versions({ path }: { path: string }) {
  const { reading, props, nameOf } = useScene();
  const text = useText<typeof readerTexts>();
  const ofArticle = useStore(reading.$articleVersions);
  const ofDocument = useStore(reading.$versions);
  const complete = joinParagraphId(props.regTextId, path);

  useEffect(() => {
    // Scrolling through many articles asks only for the one where it comes to rest.
    const waiting = setTimeout(() => void reading.loadArticleVersions(complete), 250);
    return () => clearTimeout(waiting);
  }, [reading, complete]);

  const article =
    ofArticle.state === 'ready' && ofArticle.value.completeParagraphID === complete
      ? newestFirst(ofArticle.value.versions)
      : undefined;
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>{text('reader.versionsOf', { name: nameOf(path) })}</h3>
      {article?.map((version) => (
        <Line
          key={version.versionDate}
          version={version}
          note={noteOf(version, text)}
          changed={version.changed}
        />
      ))}
      {article?.length === 0 ? <EmptyState text={text('reader.noVersions')} /> : null}
      {ofArticle.state === 'failed' ? (
        <Failed onRetry={() => void reading.loadArticleVersions(complete)} />
      ) : article ? null : (
        <Skeleton lines={3} label={text('reader.loading')} />
      )}
      <h3 className={styles.heading}>{text('reader.versionsOfDocument')}</h3>
      {ofDocument.state === 'failed' ? <Failed onRetry={() => void reading.loadVersions()} /> : null}
      {ofDocument.state === 'ready'
        ? newestFirst(ofDocument.value).map((version) => (
            <Line
              key={version.versionDate}
              version={version}
              note={text(`reader.status-${version.status}`)}
            />
          ))
        : null}
    </div>
  );
}

type Text = ReturnType<typeof useText<typeof readerTexts>>;

function noteOf(version: ArticleVersion, text: Text): string {
  if (!version.present) return text('reader.notPresent');
  if (version.repealed) return text('reader.repealed');
  return text(version.changed ? 'reader.changed' : 'reader.unchanged');
}

function newestFirst<V extends Pick<Version, 'versionDate'>>(versions: readonly V[]): V[] {
  return [...versions].sort((a, b) => b.versionDate.localeCompare(a.versionDate));
}

function Line({ version, note, changed }: { version: Version; note: string; changed?: boolean }) {
  const { goTo, versionDate } = useScene();
  const locale = localeOf(useInterfaceLanguage());
  const isShown = version.versionDate === versionDate;
  return (
    <button
      type="button"
      className={styles.line}
      aria-current={isShown || undefined}
      onClick={() => goTo({ versionDate: version.versionDate })}
    >
      <span>
        {changed === undefined ? null : <span className={styles.dot} data-changed={changed || undefined} />}
        {formatDate(version.versionDate, locale, 'long')}
      </span>
      <span className={styles.status}>{note}</span>
    </button>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const text = useText<typeof commonTexts>();
  return <ErrorState title={text('common.failed')} retryLabel={text('common.retry')} onRetry={onRetry} />;
}
