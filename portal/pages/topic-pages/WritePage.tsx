import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import type { TopicPageReply } from '#core/contract/main/topic-pages.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { topicPageTexts } from '#core/i18n/topicpages.ts';
import { topicPages } from '#core/topic-pages/store.ts';
import { topics } from '#core/topics/store.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { Segmented } from '#widgets/ui/Segmented.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { useLanguageNames } from '#widgets/use-language-names.ts';
import { routes } from '../../routes.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { DataFailed } from '../warnings/DataFailed.tsx';
import * as styles from './topic-pages.css.ts';
import { Writing } from './Writing.tsx';

type WritePageProps = { name: string; language: InterfaceLanguage };

/** A topic page in a language, as it is written. */
export function WritePage({ name, language }: WritePageProps) {
  const text = useLoadedText<typeof topicPageTexts | typeof commonTexts>();
  const { part } = useApp();
  const { $page, open } = part(topicPages);
  const { forget } = part(topics);
  const loaded = useStore($page);
  useEffect(() => {
    void open(name, language);
  }, [open, name, language]);
  // Until the page in the address has come, another one may be there.
  const page =
    'value' in loaded && loaded.value?.name === name && loaded.value.language === language
      ? loaded.value
      : undefined;
  // What was read before is not what everybody reads now.
  const handleWritten = () => forget(name);
  return (
    <PageFrame
      title={page?.words?.title ?? name}
      name={text('topicpages.title')}
      width="full"
      about={<code className={styles.address}>{name}</code>}
      actions={<Leads page={page} />}
    >
      <div className={styles.content}>
        <div className={styles.choice}>
          <Languages name={name} language={language} />
        </div>
        {loaded.state === 'failed' ? (
          <DataFailed
            error={loaded.error}
            title={text('topicpages.pageFailed')}
            onRetry={() => void open(name, language)}
          />
        ) : page === undefined ? (
          <Skeleton lines={10} label={text('common.loading')} />
        ) : (
          <Writing page={page} language={language} onWritten={handleWritten} />
        )}
      </div>
    </PageFrame>
  );
}

/** To the list, and to the page as everybody reads it. */
function Leads({ page }: { page: TopicPageReply | undefined }) {
  const text = useLoadedText<typeof topicPageTexts>();
  return (
    <>
      <Link href={routes.topicPages.address()} className={styles.link}>
        {text('topicpages.toList')}
      </Link>
      {page && page.state !== 'absent' ? (
        <Link href={routes.topic.address(page.name)} className={styles.link}>
          {text('topicpages.toPage')}
        </Link>
      ) : null}
    </>
  );
}

function Languages({ name, language }: WritePageProps) {
  const text = useLoadedText<typeof topicPageTexts>();
  const languageName = useLanguageNames();
  const [, navigate] = useLocation();
  return (
    <Segmented
      label={text('topicpages.language')}
      value={language}
      onChange={(code) => navigate(routes.topicPages.address(name, code), { replace: true })}
      options={interfaceLanguageCodes.map((value) => ({ value, label: value, name: languageName(value) }))}
    />
  );
}
