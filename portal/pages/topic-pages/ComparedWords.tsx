import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { TopicWords } from '#core/contract/main/topic-pages.ts';
import type { topicPageTexts } from '#core/i18n/topicpages.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { ChangedWords } from '#widgets/ChangedWords.tsx';
import * as styles from './topic-pages.css.ts';

type ComparedWordsProps = {
  before: TopicWords | undefined;
  after: TopicWords | undefined;
  language: InterfaceLanguage;
};

const whole = (words: TopicWords | undefined) => (words ? `${words.title}\n\n${words.text}` : '');

/** The words in which two versions of a page differ, title and text, as they are written. */
export function ComparedWords({ before, after, language }: ComparedWordsProps) {
  const text = useLoadedText<typeof topicPageTexts>();
  if (whole(before) === whole(after)) return <p className={styles.quiet}>{text('topicpages.same')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls inside, by keyboard too
    <section className={styles.compared} tabIndex={0} aria-label={text('topicpages.comparison')}>
      <ChangedWords before={whole(before)} after={whole(after)} language={language} />
    </section>
  );
}
