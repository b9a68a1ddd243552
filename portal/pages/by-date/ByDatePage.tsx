import { useStore } from '@nanostores/react';
import { byDate } from '#core/by-date/store.ts';
import { categories } from '#core/contract/main/categories.ts';
import { type byDateTexts as ByDateTexts, byDateTexts } from '#core/i18n/bydate.ts';
import { type categoryTexts as CategoryTexts, categoryTexts } from '#core/i18n/categories.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { Tabs } from '#widgets/ui/Tabs.tsx';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { WithTexts } from '../../WithTexts.tsx';
import { ViewSelect } from '../ViewSelect.tsx';
import * as styles from './by-date.css.ts';
import { PeriodFields } from './PeriodFields.tsx';
import { useByDateQuery } from './use-by-date-query.ts';
import { VersionList } from './VersionList.tsx';

/** The versions that came into force between two days, a tab for each view of the sources; days and view are in the address. */
export function ByDatePage() {
  return (
    <WithTexts texts={[byDateTexts, categoryTexts]}>
      <ByDate />
    </WithTexts>
  );
}

function ByDate() {
  const text = useLoadedText<typeof ByDateTexts | typeof CategoryTexts>();
  const { part, $documentLanguage } = useApp();
  const locale = localeOf(useInterfaceLanguage());
  const language = useStore($documentLanguage);
  const [query, ask] = useByDateQuery();
  const { from, to, view } = query;
  const counts = useStore(part(byDate).$counts);
  const isInOrder = from <= to;
  const known = isInOrder && counts?.from === from && counts.to === to ? counts.of : undefined;
  const views = categories.map((id) => ({ id, label: text(`categories.${id}`), count: known?.[id] }));
  const select = (next: string) => ask({ view: categories.find((one) => one === next) ?? view });
  const day = (iso: string) => formatDate(iso, locale);
  const words = { view: text(`categories.${view}`), from: day(from), to: day(to) };
  return (
    <PageFrame
      title={text('bydate.title')}
      width="full"
      about={
        <>
          <span className={styles.beta}>{text('bydate.beta')}</span>
          <p role="status">{known ? text('bydate.shown', { count: known[view] ?? 0 }) : '\u00a0'}</p>
        </>
      }
      actions={<PeriodFields from={from} to={to} onChange={ask} />}
    >
      <div className={styles.select}>
        <ViewSelect
          label={text('bydate.views')}
          views={views.map(({ id, ...rest }) => ({ value: id, ...rest }))}
          value={view}
          onChange={select}
        />
      </div>
      <Tabs
        label={text('bydate.views')}
        tabs={views}
        value={view}
        onChange={select}
        className={styles.tabs}
        panelClassName={styles.content}
      >
        {isInOrder ? (
          <VersionList
            key={`${from} ${to} ${view} ${language}`}
            query={query}
            words={words}
            onFrom={(since) => ask({ from: since })}
          />
        ) : null}
      </Tabs>
    </PageFrame>
  );
}
