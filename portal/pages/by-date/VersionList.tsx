import { useStore } from '@nanostores/react';
import type { ByDateQuery } from '#core/by-date/by-date-address.ts';
import { byDate, type VersionsByDate } from '#core/by-date/store.ts';
import type { byDateTexts } from '#core/i18n/bydate.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { formatNumber } from '#core/lib/numbers.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { classes } from '#widgets/ui/classes.ts';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import * as styles from './by-date.css.ts';
import { useOwnChanges } from './use-own-changes.ts';
import { VersionTable } from './VersionTable.tsx';

type VersionListProps = {
  query: ByDateQuery;
  /** View and days as people read them. */
  words: { view: string; from: string; to: string };
  /** Shows the versions from another day on. */
  onFrom: (day: string) => void;
};

/** The versions of a view, or what is to be said in their place. */
export function VersionList({ query, words, onFrom }: VersionListProps) {
  const text = useLoadedText<typeof byDateTexts | typeof commonTexts>();
  const { part, $documentLanguage } = useApp();
  const language = useStore($documentLanguage);
  const { versions, reload } = part(byDate);
  const loaded = useStore(versions(query, language));
  const { own, failed, retry } = useOwnChanges();
  if (loaded.state === 'failed')
    return (
      <FailedState
        error={loaded.error}
        title={text('bydate.failed')}
        onRetry={() => void reload(query, language)}
      />
    );
  if (loaded.state !== 'ready')
    return <Skeleton lines={8} label={text('common.loading')} className={styles.skeleton} />;
  const { value } = loaded;
  if (value.versions.length === 0)
    return <NoVersions words={words} lastBefore={value.lastBefore} onFrom={onFrom} />;
  return (
    <>
      {failed ? (
        <p className={classes(styles.note, styles.noteLine)} role="alert">
          {text('bydate.ownFailed')}
          <Button size="small" kind="quiet" onClick={retry}>
            {text('common.retry')}
          </Button>
        </p>
      ) : null}
      <VersionTable caption={text('bydate.caption', words)} versions={value.versions} own={own} />
      <Rest of={value} />
    </>
  );
}

/** Where the view has more than the reply: how many, and how to see them. */
function Rest({ of: { versions, total } }: { of: VersionsByDate }) {
  const text = useLoadedText<typeof byDateTexts>();
  const locale = localeOf(useInterfaceLanguage());
  if (versions.length >= total) return null;
  const numbers = { shown: formatNumber(versions.length, locale), total: formatNumber(total, locale) };
  return <p className={styles.note}>{text('bydate.newest', numbers)}</p>;
}

type NoVersionsProps = Pick<VersionListProps, 'words' | 'onFrom'> & Pick<VersionsByDate, 'lastBefore'>;

/** An empty period leads to the last version before it. */
function NoVersions({ words, lastBefore, onFrom }: NoVersionsProps) {
  const text = useLoadedText<typeof byDateTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const none = text('bydate.empty', words);
  if (lastBefore === undefined) return <EmptyState text={none} />;
  const date = formatDate(lastBefore, locale);
  return (
    <EmptyState
      text={`${none} ${text('bydate.lastBefore', { date })}`}
      action={<Button onClick={() => onFrom(lastBefore)}>{text('bydate.showFrom', { date })}</Button>}
    />
  );
}
