import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { type Loadable, loadedValue } from '#core/async/loadable.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import { landingTopic } from '#core/contract/main/topic-names.ts';
import type { Topic as TopicReply } from '#core/contract/main/topics.ts';
import type { shellTexts } from '#core/i18n/shell.ts';
import { type topicTexts as TopicTexts, topicTexts } from '#core/i18n/topic.ts';
import { gateState } from '#core/session/gates.ts';
import { topics } from '#core/topics/store.ts';
import { useApp, useInterfaceLanguage, useLoadedText, useText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { routes } from '../../routes.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { PagePending } from '../../shell/PagePending.tsx';
import { stack } from '../../shell/page-frame.css.ts';
import { WithTexts } from '../../WithTexts.tsx';
import * as plain from '../plain.css.ts';
import { TopicArticle } from './TopicArticle.tsx';

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
    <PageFrame
      title={topic.title}
      width={isList ? 'wide' : 'column'}
      lang={topic.language.toLowerCase()}
      actions={<EditLink name={topic.name} language={topic.language} />}
    >
      <TopicArticle text={topic.text} places={topic.places} isList={isList} />
    </PageFrame>
  );
}

/** Leads those who write topic pages to this one. */
function EditLink({ name, language }: { name: string; language: LanguageCode }) {
  const text = useText(topicTexts);
  const gate = gateState('topicPages', useStore(useApp().session.$session));
  if (gate.state !== 'open' || !text) return null;
  return (
    <Link href={routes.topicPages.address(name, language)} className={plain.link}>
      {text('topic.edit')}
    </Link>
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
