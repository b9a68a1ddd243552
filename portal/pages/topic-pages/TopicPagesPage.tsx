import { useParams, useSearch } from 'wouter';
import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import { peopleTexts } from '#core/i18n/people.ts';
import { topicTexts } from '#core/i18n/topic.ts';
import { topicPageTexts } from '#core/i18n/topicpages.ts';
import { useInterfaceLanguage } from '#widgets/app-context.tsx';
import { WithTexts } from '../../WithTexts.tsx';
import { TopicList } from './TopicList.tsx';
import { WritePage } from './WritePage.tsx';

/** Topic pages for those who write them: all of them, or the one in the address in the language that it names. */
export function TopicPagesPage() {
  const { topicName } = useParams<{ topicName?: string }>();
  const requested = new URLSearchParams(useSearch()).get('language');
  const own = useInterfaceLanguage();
  const language = interfaceLanguageCodes.find((code) => code === requested) ?? own;
  return (
    <WithTexts texts={[topicPageTexts, topicTexts, peopleTexts]}>
      {topicName === undefined ? (
        <TopicList />
      ) : (
        <WritePage key={`${topicName} ${language}`} name={topicName} language={language} />
      )}
    </WithTexts>
  );
}
