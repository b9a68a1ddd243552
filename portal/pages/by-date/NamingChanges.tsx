import { ChevronRight } from 'lucide';
import { Link } from 'wouter';
import type { TextChange, TextChanges } from '#core/by-date/naming-changes.ts';
import type { byDateTexts } from '#core/i18n/bydate.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { Icon } from '#widgets/ui/Icon.tsx';
import { routes } from '../../routes.ts';
import * as styles from './by-date.css.ts';

/** Links to the changes that name what is new in a version; those that name other places of its text are folded. */
export function NamingChanges({ changes: { changed, elsewhere } }: { changes: TextChanges }) {
  const text = useLoadedText<typeof byDateTexts>();
  if (changed.length + elsewhere.length === 0) return text('bydate.none');
  return (
    <>
      {changed.length > 0 ? <ChangeList changes={changed} /> : null}
      {elsewhere.length > 0 ? (
        <details>
          <summary className={styles.summary}>
            <Icon of={ChevronRight} size={14} className={styles.arrow} />
            {text('bydate.elsewhere', { count: elsewhere.length })}
          </summary>
          <ChangeList changes={elsewhere} />
        </details>
      ) : null}
    </>
  );
}

function ChangeList({ changes }: { changes: readonly TextChange[] }) {
  const text = useLoadedText<typeof byDateTexts>();
  const locale = localeOf(useInterfaceLanguage());
  return (
    <ul className={styles.list}>
      {changes.map(({ slug, topic, language, deadline, own }) => (
        <li key={`${slug} ${own}`} className={styles.named}>
          <Link
            href={routes.changes.address({}, slug)}
            className={styles.namedLink}
            lang={language.toLowerCase()}
          >
            {topic}
          </Link>
          {own ? <span className={styles.mark}>{text('bydate.own')}</span> : null}
          {deadline === undefined ? null : (
            <span className={styles.deadline}>
              {text('bydate.deadline', { date: formatDate(deadline, locale) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
