import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Link, useParams } from 'wouter';
import { loadedValue } from '#core/async/loadable.ts';
import type { NewsItem } from '#core/contract/main/news.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { type newsTexts as NewsTexts, newsTexts } from '#core/i18n/news.ts';
import { news } from '#core/news/store.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Markdown, type MarkdownDrawing } from '#widgets/Markdown.tsx';
import { parsePageMarkdown } from '#widgets/page-markdown.ts';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { routes } from '../../routes.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { stack } from '../../shell/page-frame.css.ts';
import { WithTexts } from '../../WithTexts.tsx';
import * as plain from '../plain.css.ts';
import { NotLoadedNote } from '../topic/NotLoadedNote.tsx';
import { TopicLink } from '../topic/TopicLink.tsx';
import { TopicTable } from '../topic/TopicTable.tsx';
import * as topic from '../topic/topic.css.ts';
import { TopicPlaces } from '../topic/topic-places.ts';
import { BackLink } from './BackLink.tsx';
import { NewsAbout } from './NewsAbout.tsx';
import { NewsFacts, useLangOf } from './NewsFacts.tsx';
import * as styles from './news.css.ts';

const drawing: MarkdownDrawing = {
  look: {
    paragraph: topic.paragraph,
    heading: topic.heading,
    list: topic.list,
    item: topic.item,
    code: topic.code,
  },
  Link: TopicLink,
  parse: parsePageMarkdown,
  Table: TopicTable,
  hasHeadings: true,
};

const nowhere = {};

/** A single item of the news. */
export function NewsItemPage() {
  const { newsId = '' } = useParams<{ newsId?: string }>();
  return (
    <WithTexts texts={[newsTexts]}>
      <Item newsId={newsId} />
    </WithTexts>
  );
}

function Item({ newsId }: { newsId: string }) {
  const text = useLoadedText<typeof NewsTexts | typeof commonTexts>();
  const language = useInterfaceLanguage();
  const { $item, openItem } = useApp().part(news);
  useEffect(() => void openItem(newsId, language), [openItem, newsId, language]);
  const loaded = useStore($item);
  const value = loadedValue(loaded);
  const item = value?.newsId === newsId ? value : undefined;
  if (loaded.state === 'failed' && [400, 404].includes(loaded.error.status)) return <MissingItem />;
  if (item !== undefined) return <ItemText item={item} />;
  return (
    <PageFrame title={text('news.title')} width="column">
      {loaded.state === 'failed' ? (
        <FailedState
          error={loaded.error}
          title={text('news.itemFailed')}
          onRetry={() => void openItem(newsId, language)}
        />
      ) : (
        <Skeleton lines={8} label={text('common.loading')} />
      )}
    </PageFrame>
  );
}

function ItemText({ item }: { item: NewsItem }) {
  const spoken = useInterfaceLanguage().toLowerCase();
  const lang = useLangOf()(item.language);
  return (
    <PageFrame title={item.title} width="column" lang={lang}>
      <BackLink lang={spoken} />
      <div className={styles.facts} lang={spoken}>
        <NewsFacts of={item} />
      </div>
      <NotLoadedNote text={item.text} places={item.places ?? nowhere} />
      <article className={styles.article}>
        <TopicPlaces value={item.places ?? nowhere}>
          <Markdown text={item.text} drawing={drawing} />
        </TopicPlaces>
      </article>
      <NewsAbout item={item} lang={spoken} />
    </PageFrame>
  );
}

function MissingItem() {
  const text = useLoadedText<typeof NewsTexts>();
  return (
    <PageFrame title={text('news.missing')} width="column">
      <div className={stack}>
        <p className={plain.words}>{text('news.missingText')}</p>
        <Link href={routes.news.address()} className={plain.link}>
          {text('news.toNews')}
        </Link>
      </div>
    </PageFrame>
  );
}
