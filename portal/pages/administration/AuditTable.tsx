import { Fragment } from 'react';
import { isRole, readDetail } from '#core/audit/detail.ts';
import type { AuditLine } from '#core/contract/domain/audit.ts';
import { auditTexts } from '#core/i18n/audit.ts';
import type { roleTexts } from '#core/i18n/roles.ts';
import { formatMoment } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import * as styles from './administration.css.ts';
import { ColumnNames } from './ColumnNames.tsx';
import { LabelledCell } from './LabelledCell.tsx';
import { usePlanName } from './use-plan-name.ts';

const columns = [
  { name: 'at', width: '15%' },
  { name: 'actor', width: '19.5%' },
  { name: 'action', width: '17%' },
  { name: 'subject', width: '22%' },
  { name: 'detail', width: '16.5%' },
  { name: 'address', width: '10%' },
] as const;

/** Lines of the log, newest first. */
export function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
  const text = useLoadedText<typeof auditTexts>();
  const locale = localeOf(useInterfaceLanguage());
  return (
    <table className={styles.logTable}>
      <caption className={styles.caption}>{text('audit.intro')}</caption>
      <colgroup>
        {columns.map(({ name, width }) => (
          <col key={name} style={{ inlineSize: width }} />
        ))}
      </colgroup>
      <ColumnNames names={columns.map(({ name }) => text(`audit.${name}`))} />
      <tbody className={styles.body}>
        {lines.map((line) => (
          <tr key={line.id} className={styles.row}>
            <td className={styles.time}>
              <time dateTime={line.at}>{formatMoment(line.at, locale)}</time>
            </td>
            <LabelledCell label={text('audit.actor')}>
              {line.actor ? (
                <Address of={line.actor} />
              ) : (
                <span className={styles.faint}>{text('audit.unknownActor')}</span>
              )}
            </LabelledCell>
            <th scope="row" className={styles.action}>
              {text(`audit.${line.action}`)}
            </th>
            <LabelledCell label={text('audit.subject')}>
              {line.subject ? <Address of={line.subject} /> : null}
            </LabelledCell>
            <td className={styles.quiet}>
              <Detail line={line} />
            </td>
            <LabelledCell className={styles.quiet} label={text('audit.address')}>
              {line.address}
            </LabelledCell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An e-mail address, which may break after the @. */
function Address({ of }: { of: string }) {
  const end = of.indexOf('@') + 1;
  return (
    <>
      {of.slice(0, end)}
      <wbr />
      {of.slice(end)}
    </>
  );
}

function Detail({ line }: { line: AuditLine }) {
  const say = useWords();
  const planName = usePlanName();
  const value = line.action === 'PLAN_CHANGED' ? planName : say;
  const parts = readDetail(line.action, line.detail);
  if (parts.length === 0) return null;
  return (
    <span className={styles.parts}>
      {parts.map((part) =>
        'added' in part ? (
          <Fragment key={part.key}>
            <Part label={say('added')} words={part.added.map(value)} />
            <Part label={say('removed')} words={part.removed.map(value)} />
          </Fragment>
        ) : (
          <Part key={part.key} label={say(part.key)} words={part.values.map(value)} />
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

/** The names of values in the log; a value without a name (address, day, number) is displayed as it is. */
function useWords() {
  const text = useLoadedText<typeof auditTexts | typeof roleTexts>();
  return (said: string) => {
    if (isRole(said)) return text(`roles.${said}`);
    const key = [`detail_${said}`, `word_${said}`, said].find(isKey);
    return key === undefined ? said : text(`audit.${key as 'added'}`);
  };
}
