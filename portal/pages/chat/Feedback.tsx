import { type FormEvent, useState } from 'react';
import { chat } from '#core/chat/chat.ts';
import { type ChatFeedback, longestFeedback } from '#core/contract/domain/chat-threads.ts';
import type { chatTexts } from '#core/i18n/chat.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { TextArea } from '#widgets/ui/TextArea.tsx';
import * as styles from './chat.css.ts';

/** Whether an answer was helpful, and what is said of it. */
export function Feedback({ id, stored }: { id: string; stored: ChatFeedback | undefined }) {
  const text = useLoadedText<typeof chatTexts>();
  const { part, notices } = useApp();
  const { rate } = part(chat);
  const [words, setWords] = useState(stored?.words ?? '');
  const save = async (feedback: ChatFeedback) => {
    const outcome = await rate(id, feedback);
    if (outcome === 'done') notices.tell({ kind: 'success', key: 'chat.rated' });
    else notices.tell({ kind: 'error', key: outcome === 'gone' ? 'chat.rateGone' : 'chat.rateFailed' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save({ helpful: stored?.helpful ?? false, words });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <fieldset className={styles.actions}>
        <legend className={styles.legend}>{text('chat.rating')}</legend>
        {([true, false] as const).map((helpful) => (
          <Button
            key={String(helpful)}
            aria-pressed={stored?.helpful === helpful}
            onClick={() => void save({ helpful, words })}
          >
            {text(helpful ? 'chat.helpful' : 'chat.notHelpful')}
          </Button>
        ))}
      </fieldset>
      {stored === undefined ? null : (
        <>
          <TextArea
            label={text('chat.words')}
            name="words"
            maxLength={longestFeedback}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <div className={styles.actions}>
            <Button type="submit" disabled={words === stored.words}>
              {text('chat.send')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
