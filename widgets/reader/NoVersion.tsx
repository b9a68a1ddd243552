import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { readingTexts } from '#core/i18n/reading.ts';
import { formatDate, isDay } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { truncate } from '#core/lib/truncate.ts';
import type { Reading } from '#core/regulations/reading-types.ts';
import { useInterfaceLanguage, useText, useTexts } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import * as styles from './reader.css.ts';

type NoVersionProps = {
  reading: Reading;
  versionDate: string | undefined;
  /** Reads the version of a day; today's without one. */
  onRead: (versionDate: string | undefined) => void;
};

/** The document was not in force on the day asked for, or there is no such day: says so, and offers its first version and today's. */
export function NoVersion({ reading, versionDate, onRead }: NoVersionProps) {
  const text = useText<typeof readerTexts | typeof readingTexts>();
  const hasTexts = useTexts(readingTexts);
  const locale = localeOf(useInterfaceLanguage());
  const versions = loadedValue(useStore(reading.$versions)) ?? [];
  useEffect(() => void reading.loadVersions(), [reading]);
  const date = (iso: string) => formatDate(iso, locale, 'long');
  const [first] = versions.map((version) => version.versionDate).sort();
  const asked = versionDate === undefined || isDay(versionDate);
  const told = !asked
    ? text('reading.impossibleDay', { day: truncate(versionDate) })
    : versionDate
      ? text('reader.notInForceOn', { date: date(versionDate) })
      : text('reader.notInForce');
  if (!hasTexts) return null;
  const hasToday = versions.some(({ status }) => status === 'inForce');
  return (
    <div role="status">
      <EmptyState
        text={told}
        action={
          <div className={styles.offers}>
            {first ? (
              <Button kind="primary" onClick={() => onRead(first)}>
                {text('reader.firstVersion', { date: date(first) })}
              </Button>
            ) : null}
            {hasToday && versionDate ? (
              <Button onClick={() => onRead(undefined)}>{text('reader.todaysVersion')}</Button>
            ) : null}
          </div>
        }
      />
    </div>
  );
}
