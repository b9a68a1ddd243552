import { useStore } from '@nanostores/react';
import { Clock } from 'lucide';
import { Link } from 'wouter';
import { type DatedText, daysBetween, soon } from '#core/dashboard/version-days.ts';
import type { dashboardTexts } from '#core/i18n/dashboard.ts';
import { longNameBeside } from '#core/law/document-title.ts';
import { formatDate } from '#core/lib/dates.ts';
import { shortNameOf } from '#core/regulations/document-list.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { SampleTag } from '#widgets/SampleTag.tsx';
import { Icon } from '#widgets/ui/Icon.tsx';
import { routes } from '../../routes.ts';
import * as styles from './dashboard.css.ts';

type DatedTextsProps = {
  texts: readonly DatedText[];
  locale: string;
  /** Today, if the dates are in the future: the link then opens the future version. */
  day?: string;
};

/** Texts with the dates of a version, each a row that links to the reader. */
export function DatedTexts({ texts, locale, day }: DatedTextsProps) {
  const text = useLoadedText<typeof dashboardTexts>();
  const language = useStore(useApp().$documentLanguage);
  return (
    <ul className={styles.rows}>
      {texts.map(({ document, date }) => {
        const { regTextId, languages, longName } = document;
        const short = shortNameOf(document, language);
        const versionDate = day === undefined ? undefined : date;
        return (
          <li key={regTextId} className={styles.datedRow}>
            <span className={styles.date}>
              <time dateTime={date}>{text('dashboard.versionOf', { date: formatDate(date, locale) })}</time>
              {day === undefined ? null : <Left days={daysBetween(day, date)} />}
            </span>
            <Link
              href={routes.read.address({ regTextId, versionDate })}
              className={short && day === undefined ? styles.nameInColumns : styles.name}
              lang={languages.includes(language) ? language.toLowerCase() : undefined}
            >
              {short ? <span className={styles.short}>{short}</span> : null}
              {short ? ' ' : null}
              <span className={short ? styles.long : undefined}>
                {longNameBeside(longName, short)}
                <SampleTag of={document} />
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Left({ days }: { days: number }) {
  const text = useLoadedText<typeof dashboardTexts>();
  if (days > soon) return null;
  return (
    <span className={styles.left}>
      <Icon of={Clock} size={14} /> {text('dashboard.inDays', { count: days })}
    </span>
  );
}
