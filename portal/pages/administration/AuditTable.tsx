import { Fragment } from 'react';
import { isRole, readDetail } from '#core/audit/detail.ts';
import type { AuditLine } from '#core/contract/domain/audit.ts';
import { auditTexts } from '#core/i18n/audit.ts';
import type { roleTexts } from '#core/i18n/roles.ts';
import { formatMoment } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useText } from '#widgets/app-context.tsx';
import * as styles from './administration.css.ts';
import { ColumnNames } from './ColumnNames.tsx';

const columns = ['at', 'actor', 'action', 'subject', 'detail', 'address'] as const;

/** Lines of the log, newest first. */
export function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
  const text = useText<typeof auditTexts>();
  const locale = localeOf(useInterfaceLanguage());
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{text('audit.intro')}</caption>
      <ColumnNames names={columns.map((column) => text(`audit.${column}`))} />
      <tbody className={styles.body}>
        {lines.map((line) => (
          <tr key={line.id} className={styles.row}>
            <td className={styles.time}>
              <time dateTime={line.at}>{formatMoment(line.at, locale)}</time>
            </td>
            <td className={styles.cell}>
              {line.actor ?? <span className={styles.faint}>{text('audit.unknownActor')}</span>}
            </td>
            <th scope="row" className={styles.strong}>
              {text(`audit.${line.action}`)}
            </th>
            <td className={styles.cell}>{line.subject}</td>
            <td className={styles.quiet}>
              <Detail line={line} />
            </td>
            <td className={styles.quiet}>{line.address}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Detail({ line }: { line: AuditLine }) {
  const say = useWords();
  const parts = readDetail(line.action, line.detail);
  if (parts.length === 0) return null;
  return (
    <span className={styles.parts}>
      {parts.map((part) =>
        'added' in part ? (
          <Fragment key={part.key}>
            <Part label={say('added')} words={part.added.map(say)} />
            <Part label={say('removed')} words={part.removed.map(say)} />
          </Fragment>
        ) : (
          <Part key={part.key} label={say(part.key)} words={part.values.map(say)} />
        ),
      )}
    </span>
  );
}

function Part({ label, words }: { label: string; words: readonly string[] }) {
  return words.length === 0 ? null : (
    <span>
      <span className={styles.faint}>{label}</span> {words.join(', ')}
    </span>
  );
}

const isKey = (key: string): key is keyof typeof auditTexts.en => Object.hasOwn(auditTexts.en, key);

/** The word for something in the log; what has none is shown as it is: an address, a day, a number. */
function useWords() {
  const text = useText<typeof auditTexts | typeof roleTexts>();
  return (said: string) => {
    if (isRole(said)) return text(`roles.${said}`);
    const key = [`detail_${said}`, `word_${said}`, said].find(isKey);
    return key === undefined ? said : text(`audit.${key as 'added'}`);
  };
}
