import { useStore } from '@nanostores/react';
import { Link } from 'wouter';
import type { ChangedText } from '#core/contract/main/changed-texts.ts';
import type { dashboardTexts } from '#core/i18n/dashboard.ts';
import { longNameBeside } from '#core/law/document-title.ts';
import { withReadingView } from '#core/law/reading-view.ts';
import { formatDate } from '#core/lib/dates.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { SampleTag } from '#widgets/SampleTag.tsx';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import { routes } from '../../routes.ts';
import * as styles from './dashboard.css.ts';

/** Changed texts, each a row that links to the version, with a link to what is different in it. */
export function ChangedTexts({ texts, locale }: { texts: readonly ChangedText[]; locale: string }) {
  return (
    <ul className={styles.rows}>
      {texts.map((changed) => (
        <ChangedRow key={`${changed.regTextId} ${changed.reason}`} changed={changed} locale={locale} />
      ))}
    </ul>
  );
}

function ChangedRow({ changed, locale }: { changed: ChangedText; locale: string }) {
  const text = useLoadedText<typeof dashboardTexts>();
  const language = useStore(useApp().$documentLanguage);
  const { regTextId, shortName, longName, languages, reason, day, versionDate, versionBefore } = changed;
  const address = routes.read.address({ regTextId, versionDate });
  return (
    <li className={styles.row}>
      <span className={styles.date}>
        <time dateTime={day}>{formatDate(day, locale)}</time>
      </span>
      <Link
        href={address}
        className={styles.name}
        lang={languages.includes(language) ? language.toLowerCase() : undefined}
      >
        {shortName ? <span className={styles.short}>{shortName}</span> : null}
        {shortName ? ' ' : null}
        <span className={shortName ? styles.long : undefined}>
          {longNameBeside(longName, shortName ?? '')}
          <SampleTag of={changed} />
        </span>
      </Link>
      <span className={styles.change}>
        <span>
          <span className={styles.reason}>{text(`dashboard.reason-${reason}`)}</span>
          {' · '}
          <span className={styles.version}>
            {text('dashboard.version', {
              date: formatDate(versionDate, locale),
              status: text(`dashboard.status-${changed.status}`),
            })}
            {changed.older > 0 ? ` ${text('dashboard.older', { count: changed.older })}` : null}
          </span>
        </span>
        {versionBefore === undefined ? null : (
          <Link href={withReadingView(address, { compare: versionBefore })} className={styles.compare}>
            {text('dashboard.compare', { date: formatDate(versionBefore, locale) })}
            <VisuallyHidden>{` (${shortName ?? longName})`}</VisuallyHidden>
          </Link>
        )}
      </span>
    </li>
  );
}
