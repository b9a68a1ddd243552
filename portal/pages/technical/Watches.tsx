import { useId } from 'react';
import { Link } from 'wouter';
import type { TechnicalData } from '#core/contract/main/technical.ts';
import type { technicalTexts } from '#core/i18n/technical.ts';
import { formatDate, formatMoment } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { routes } from '../../routes.ts';
import * as tables from '../administration/administration.css.ts';
import { ColumnNames } from '../administration/ColumnNames.tsx';
import { LabelledCell } from '../administration/LabelledCell.tsx';
import * as styles from './technical.css.ts';

type Watch = TechnicalData['watches'][number];
const columns = ['act', 'lastLook', 'result', 'nextLook', 'newest', 'drafts'] as const;

/** Acts of official sources that the server looks after: when it did last, what that brought, and when it will again. */
export function Watches({ watches, watchHours }: Pick<TechnicalData, 'watches' | 'watchHours'>) {
  const text = useLoadedText<typeof technicalTexts>();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {text('technical.watches')}
      </h2>
      {watches.length === 0 ? (
        <EmptyState text={text('technical.noWatches')} />
      ) : (
        <>
          <p className={styles.about}>
            {watchHours === undefined
              ? text('technical.notScheduled')
              : text('technical.scheduled', { count: watchHours })}
          </p>
          <table className={tables.table}>
            <ColumnNames names={columns.map((column) => text(`technical.${column}`))} />
            <tbody className={tables.body}>
              {watches.map((watch) => (
                <WatchRow key={`${watch.source} ${watch.number}`} watch={watch} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

/** What sources call themselves. */
const names: Readonly<Record<string, string>> = { fedlex: 'Fedlex', eurlex: 'EUR-Lex' };

function WatchRow({ watch }: { watch: Watch }) {
  const text = useLoadedText<typeof technicalTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { source, number, triedAt, lookedAt, failed, brought = 0, nextAt, drafts, newestVersion } = watch;
  const result = failed
    ? lookedAt
      ? text('technical.wentWrong', { at: formatMoment(lookedAt, locale) })
      : text('technical.wentWrongNever')
    : brought === 0
      ? text('technical.broughtNothing')
      : text('technical.brought', { count: brought });
  return (
    <tr className={tables.row}>
      <th scope="row" className={tables.rowName}>
        {names[source] ?? source} {number}
      </th>
      <LabelledCell className={tables.time} label={text('technical.lastLook')}>
        {triedAt ? <time dateTime={triedAt}>{formatMoment(triedAt, locale)}</time> : text('technical.notYet')}
      </LabelledCell>
      <LabelledCell label={text('technical.result')}>
        {triedAt ? <span className={failed ? tables.lacks : undefined}>{result}</span> : null}
      </LabelledCell>
      <LabelledCell className={tables.time} label={text('technical.nextLook')}>
        {nextAt ? <time dateTime={nextAt}>{formatMoment(nextAt, locale)}</time> : null}
      </LabelledCell>
      <LabelledCell className={tables.time} label={text('technical.newest')}>
        {newestVersion ? formatDate(newestVersion, locale) : null}
      </LabelledCell>
      <LabelledCell label={text('technical.drafts')}>
        {drafts > 0 ? (
          <Link href={routes.drafts.address()} className={styles.link}>
            {drafts.toLocaleString(locale)}
          </Link>
        ) : null}
      </LabelledCell>
    </tr>
  );
}
