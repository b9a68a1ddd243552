import { useState } from 'react';
import type { topicPageTexts } from '#core/i18n/topicpages.ts';
import { topicPages } from '#core/topic-pages/store.ts';
import type { TopicProblem } from '#core/topic-pages/topic-problem.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { ComparedWords } from './ComparedWords.tsx';
import * as styles from './topic-pages.css.ts';
import type { WritingProps } from './writing-props.ts';

type Seen = 'update' | 'mine';

/** Says that the product has another page than the one that was written over, what it changed, and what can be done. */
export function NewerNote({ page, language, isUnsaved, onWritten }: WritingProps & { isUnsaved: boolean }) {
  const text = useLoadedText<typeof topicPageTexts>();
  const { keep, returnToShipped } = useApp().part(topicPages);
  const [seen, setSeen] = useState<Seen>();
  const [problem, setProblem] = useState<TopicProblem>();
  const { shipped, shippedBefore, words } = page;
  const said = shipped === undefined ? 'newerGone' : shippedBefore === undefined ? 'newerAdded' : 'newerText';
  const toggle = (part: Seen) => setSeen(part === seen ? undefined : part);
  const run = async (act: typeof keep) => {
    const failed = await act(page);
    setProblem(failed);
    if (failed === undefined) onWritten();
  };
  return (
    <section className={styles.note} aria-label={text('topicpages.newerTitle')}>
      <h2 className={styles.heading}>{text('topicpages.newerTitle')}</h2>
      <p>{text(`topicpages.${said}`)}</p>
      <div className={styles.buttons}>
        {shipped && shippedBefore ? (
          <Button size="small" aria-expanded={seen === 'update'} onClick={() => toggle('update')}>
            {text('topicpages.newerCompare')}
          </Button>
        ) : null}
        {shipped ? (
          <Button size="small" aria-expanded={seen === 'mine'} onClick={() => toggle('mine')}>
            {text('topicpages.newerAgainstMine')}
          </Button>
        ) : null}
        <Button size="small" disabled={isUnsaved} onClick={() => void run(keep)}>
          {text('topicpages.keep')}
        </Button>
        {shipped ? (
          <Button size="small" disabled={isUnsaved} onClick={() => void run(returnToShipped)}>
            {text('topicpages.return')}
          </Button>
        ) : null}
      </div>
      {isUnsaved ? <p className={styles.quiet}>{text('topicpages.restoreFirst')}</p> : null}
      <FormProblem message={problem && text(`topicpages.${problem.key}`)} />
      {seen ? (
        <ComparedWords
          before={seen === 'update' ? shippedBefore : words}
          after={shipped}
          language={language}
        />
      ) : null}
    </section>
  );
}
