import { useStore } from '@nanostores/react';
import { ArrowLeft, ArrowRight, Rss } from 'lucide';
import { useEffect, useState } from 'react';
import { Link, Redirect, useParams } from 'wouter';
import { loadedValue } from '#core/async/loadable.ts';
import { firstNewsPage, type NewsEntry, type NewsPage as NewsPageReply } from '#core/contract/main/news.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { type newsTexts as NewsTexts, newsTexts } from '#core/i18n/news.ts';
import { pageOfAddress } from '#core/news/page-of-address.ts';
import { news } from '#core/news/store.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { classes } from '#widgets/ui/classes.ts';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { Icon } from '#widgets/ui/Icon.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { routes } from '../../routes.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { WithTexts } from '../../WithTexts.tsx';
import * as plain from '../plain.css.ts';
import type { ListBehind } from './list-behind.ts';
import { NewsFacts, useLangOf } from './NewsFacts.tsx';
import { NewsFeedsDialog } from './NewsFeedsDialog.tsx';
import * as styles from './news.css.ts';

/** The feed of news at the page in the address; a missing page and one below 1 go to the first (specification, section 2). */
export function NewsPage() {
  const { page: written } = useParams<{ page?: string }>();
  const page = pageOfAddress(written);
  if (written !== String(page)) return <Redirect to={routes.news.address(page)} replace />;
  return (
    <WithTexts texts={[newsTexts]}>
      <Feed page={page} />
    </WithTexts>
  );
}

function Feed({ page }: { page: number }) {
  const text = useLoadedText<typeof NewsTexts>();
  const language = useInterfaceLanguage();
  const { $page, openPage } = useApp().part(news);
  const [isSubscribing, setIsSubscribing] = useState(false);
  useEffect(() => void openPage(page, language), [openPage, page, language]);
  const loaded = useStore($page);
  const value = loadedValue(loaded);
  // Until this page is asked for, the store has the one before.
  const reply = value?.page === page ? value : undefined;
  return (
    <PageFrame
      title={text('news.title')}
      width="column"
      about={reply && reply.total > 0 ? <p>{text('news.count', { count: reply.total })}</p> : null}
      actions={
        <Button icon={Rss} onClick={() => setIsSubscribing(true)}>
          {text('news.subscribe')}
        </Button>
      }
    >
      {loaded.state === 'failed' ? (
        <FailedState
          error={loaded.error}
          title={text('news.failed')}
          onRetry={() => void openPage(page, language)}
        />
      ) : (
        <Entries page={page} reply={reply} />
      )}
      {isSubscribing ? <NewsFeedsDialog onClose={() => setIsSubscribing(false)} /> : null}
    </PageFrame>
  );
}

function Entries({ page, reply }: { page: number; reply: NewsPageReply | undefined }) {
  const text = useLoadedText<typeof NewsTexts | typeof commonTexts>();
  if (reply === undefined) return <Skeleton lines={8} label={text('common.loading')} />;
  if (reply.total === 0) return <EmptyState text={text('news.none')} />;
  if (reply.items.length === 0)
    return (
      <EmptyState
        text={text('news.beyond', { page, pages: reply.pages })}
        action={
          <Link href={routes.news.address(firstNewsPage)} className={plain.link}>
            {text('news.toFirst')}
          </Link>
        }
      />
    );
  return (
    <>
      <ul className={styles.rows}>
        {reply.items.map((entry) => (
          <Entry key={entry.newsId} entry={entry} page={page} />
        ))}
      </ul>
      <Paging page={page} pages={reply.pages} />
    </>
  );
}

function Entry({ entry, page }: { entry: NewsEntry; page: number }) {
  const lang = useLangOf()(entry.language);
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <NewsFacts of={entry} />
      </div>
      <h2 className={styles.title} lang={lang}>
        <Link
          href={routes.newsItem.address(entry.newsId)}
          state={{ page, steps: 1 } satisfies ListBehind}
          className={styles.titleLink}
        >
          {entry.title}
        </Link>
      </h2>
      <p className={styles.summary} lang={lang}>
        {entry.summary}
      </p>
    </li>
  );
}

/** To the pages beside this one: "more recent" and "previous" as the specification has it. */
function Paging({ page, pages }: { page: number; pages: number }) {
  const text = useLoadedText<typeof NewsTexts>();
  if (pages <= 1) return null;
  return (
    <nav className={styles.paging} aria-label={text('news.paging')}>
      {page > firstNewsPage ? (
        <Link href={routes.news.address(page - 1)} className={styles.pagingLink} rel="prev">
          <Icon of={ArrowLeft} />
          {text('news.newer')}
        </Link>
      ) : (
        <span />
      )}
      <p>{text('news.page', { page, pages })}</p>
      {page < pages ? (
        <Link
          href={routes.news.address(page + 1)}
          className={classes(styles.pagingLink, styles.end)}
          rel="next"
        >
          {text('news.older')}
          <Icon of={ArrowRight} />
        </Link>
      ) : null}
    </nav>
  );
}
