import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { loadedValue } from '#core/async/loadable.ts';
import { type InterfaceLanguage, interfaceLanguageCodes } from '#core/contract/languages.ts';
import type { TopicListing } from '#core/contract/main/topic-pages.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { topicPageTexts } from '#core/i18n/topicpages.ts';
import { formatMinute } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { topicPages } from '#core/topic-pages/store.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { useLanguageNames } from '#widgets/use-language-names.ts';
import { routes } from '../../routes.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import * as tables from '../administration/administration.css.ts';
import { ColumnNames } from '../administration/ColumnNames.tsx';
import { LabelledCell } from '../administration/LabelledCell.tsx';
import { DataFailed } from '../warnings/DataFailed.tsx';
import { NewTopic } from './NewTopic.tsx';
import * as styles from './topic-pages.css.ts';

/** All topic pages, with what was written here and what a new version of the product has changed. */
export function TopicList() {
  const text = useLoadedText<typeof topicPageTexts | typeof commonTexts>();
  const { $pages, load } = useApp().part(topicPages);
  const loaded = useStore($pages);
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    void load();
  }, [load]);
  const pages = loadedValue(loaded);
  return (
    <PageFrame
      title={text('topicpages.title')}
      width="full"
      actions={<Button onClick={() => setIsNew(true)}>{text('topicpages.newPage')}</Button>}
    >
      <div className={styles.content}>
        <p className={styles.about}>{text('topicpages.about')}</p>
        {loaded.state === 'failed' ? (
          <DataFailed error={loaded.error} title={text('topicpages.failed')} onRetry={() => void load()} />
        ) : pages === undefined ? (
          <Skeleton lines={6} label={text('common.loading')} />
        ) : (
          <TopicTable pages={pages} />
        )}
      </div>
      {isNew ? (
        <NewTopic taken={(pages ?? []).map(({ name }) => name)} onClose={() => setIsNew(false)} />
      ) : null}
    </PageFrame>
  );
}

const columns = ['page', 'languages', 'written'] as const;

function TopicTable({ pages }: { pages: readonly TopicListing[] }) {
  const text = useLoadedText<typeof topicPageTexts>();
  return (
    <table className={tables.table}>
      <ColumnNames names={columns.map((column) => text(`topicpages.${column}`))} />
      <tbody className={tables.body}>
        {[...Map.groupBy(pages, ({ name }) => name)].map(([name, own]) => (
          <TopicRow key={name} name={name} pages={own} />
        ))}
      </tbody>
    </table>
  );
}

function TopicRow({ name, pages }: { name: string; pages: readonly TopicListing[] }) {
  const text = useLoadedText<typeof topicPageTexts>();
  const language = useInterfaceLanguage();
  const displayed = pages.find((page) => page.language === language) ?? pages[0];
  const last = pages
    .filter((page) => page.writtenAt !== undefined)
    .toSorted((a, b) => (a.writtenAt ?? '').localeCompare(b.writtenAt ?? ''))
    .at(-1);
  return (
    <tr className={tables.row}>
      <th scope="row" className={tables.rowName} lang={displayed?.language.toLowerCase()}>
        {displayed?.title} <code className={styles.address}>{name}</code>
      </th>
      <LabelledCell label={text('topicpages.languages')}>
        <ul className={styles.languages}>
          {interfaceLanguageCodes.map((code) => (
            <li key={code}>
              <LanguageLink name={name} code={code} page={pages.find((page) => page.language === code)} />
            </li>
          ))}
        </ul>
      </LabelledCell>
      <LabelledCell label={text('topicpages.written')}>
        {last?.writtenAt ? (
          <>
            {formatMinute(last.writtenAt, localeOf(language))}
            {last.writtenBy ? <span className={styles.by}>{last.writtenBy}</span> : null}
          </>
        ) : null}
      </LabelledCell>
    </tr>
  );
}

type LanguageLinkProps = { name: string; code: InterfaceLanguage; page: TopicListing | undefined };

function LanguageLink({ name, code, page }: LanguageLinkProps) {
  const text = useLoadedText<typeof topicPageTexts>();
  const languageName = useLanguageNames();
  return (
    <>
      <Link
        href={routes.topicPages.address(name, code)}
        className={styles.link}
        aria-label={`${code}: ${text('topicpages.open', { name, language: languageName(code) })}`}
      >
        {code}
      </Link>{' '}
      <span className={styles.state}>{text(`topicpages.state-${page?.state ?? 'absent'}`)}</span>
      {page?.isShippedNewer ? <span className={styles.newer}>{text('topicpages.newer')}</span> : null}
    </>
  );
}
