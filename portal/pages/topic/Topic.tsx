import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { type Loadable, loadedValue } from '#core/async/loadable.ts';
import { landingTopic } from '#core/contract/main/topic-names.ts';
import type { Topic as TopicReply } from '#core/contract/main/topics.ts';
import type { shellTexts } from '#core/i18n/shell.ts';
import { type topicTexts as TopicTexts, topicTexts } from '#core/i18n/topic.ts';
import { topics } from '#core/topics/store.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Markdown, type MarkdownDrawing } from '#widgets/Markdown.tsx';
import { routes } from '../../routes.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { PagePending } from '../../shell/PagePending.tsx';
import { stack } from '../../shell/page-frame.css.ts';
import { WithTexts } from '../../WithTexts.tsx';
import * as plain from '../plain.css.ts';
import { Contact } from './Contact.tsx';
import { SearchLanguage } from './SearchLanguage.tsx';
import { TopicLink } from './TopicLink.tsx';
import * as styles from './topic.css.ts';

const drawing: MarkdownDrawing = {
  look: {
    paragraph: styles.paragraph,
    heading: styles.heading,
    list: styles.list,
    item: styles.item,
    code: styles.code,
    leads: { list: styles.leads, item: styles.lead, about: styles.about },
  },
  Link: TopicLink,
  hasHeadings: true,
  blocks: { 'search-language': <SearchLanguage />, contact: <Contact /> },
};

/** A topic in the interface language. */
export function Topic({ name }: { name: string }) {
  const { topic: topicOf, reload } = useApp().part(topics);
  const language = useInterfaceLanguage();
  const loadable = useStore(useMemo(() => topicOf(name, language), [topicOf, name, language]));
  if (loadable.state === 'failed' && [400, 404].includes(loadable.error.status))
    return (
      <WithTexts texts={[topicTexts]}>
        <MissingTopic name={name} />
      </WithTexts>
    );
  return <TopicText loadable={loadable} onRetry={() => void reload(name, language)} />;
}

function TopicText({ loadable, onRetry }: { loadable: Loadable<TopicReply>; onRetry: () => void }) {
  const text = useLoadedText<typeof shellTexts>();
  const topic = loadedValue(loadable);
  if (loadable.state === 'failed')
    return (
      <PageFrame title={text('shell.topics')} width="column">
        <FailedState error={loadable.error} title={text('shell.pageFailed')} onRetry={onRetry} />
      </PageFrame>
    );
  if (!topic) return <PagePending />;
  // The landing page lists what there is; the others are texts.
  const isList = topic.name === landingTopic;
  return (
    <PageFrame title={topic.title} width={isList ? 'wide' : 'column'} lang={topic.language.toLowerCase()}>
      <article className={isList ? styles.sections : styles.page}>
        <Markdown text={topic.text} drawing={drawing} />
      </article>
    </PageFrame>
  );
}

function MissingTopic({ name }: { name: string }) {
  const text = useLoadedText<typeof TopicTexts>();
  return (
    <PageFrame title={text('topic.notFound')} width="column">
      <div className={stack}>
        <p className={plain.words}>{text('topic.notFoundText', { name })}</p>
        <Link href={routes.topic.address()} className={plain.link}>
          {text('topic.toTopics')}
        </Link>
      </div>
    </PageFrame>
  );
}
