import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { chat } from '#core/chat/chat.ts';
import type { chatTexts } from '#core/i18n/chat.ts';
import { byTouch } from '#styles/touch.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { TextArea } from '#widgets/ui/TextArea.tsx';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import * as styles from './chat.css.ts';
import { useLetterCount } from './use-letter-count.ts';

/** Milliseconds in which a press that was meant to stop an answer may come too late. */
const stopGrace = 1000;

/** The field for a question, with a button that asks, or stops what is being answered. */
export function AskForm() {
  const text = useLoadedText<typeof chatTexts>();
  const { part, now, $documentLanguage } = useApp();
  const { $open, ask, stop } = part(chat);
  const language = useStore($documentLanguage);
  const isAnswering = useStore($open).entries.some(({ answer }) => answer.state === 'answering');
  const [question, setQuestion] = useState('');
  const [tried, setTried] = useState(false);
  const ended = useRef(Number.NEGATIVE_INFINITY);
  const answered = useRef(false);
  useEffect(() => {
    if (answered.current && !isAnswering) ended.current = now();
    answered.current = isAnswering;
  }, [isAnswering, now]);
  const { left, excess, announcement } = useLetterCount(question);
  // Who asks by touch has no such keys.
  const [hasKeys] = useState(() => !matchMedia(byTouch).matches);
  const hint = [text('chat.questionHint'), hasKeys ? text('chat.questionKeys') : ''].join(' ').trim();
  const problem =
    // Signs alone ask nothing, as the server has it.
    !/[\p{L}\p{N}]/u.test(question) ? text('chat.questionMissing') : excess;
  const submit = () => {
    if (isAnswering) return;
    setTried(problem !== undefined);
    if (problem !== undefined) return;
    setQuestion('');
    void ask(question.trim(), language);
  };
  return (
    <div className={styles.form}>
      <TextArea
        rows={4}
        label={text('chat.question')}
        hint={left ?? hint}
        name="question"
        value={question}
        error={excess ?? (tried ? problem : undefined)}
        onChange={(event) => {
          setQuestion(event.target.value);
          setTried(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
        }}
      />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <div className={styles.actions}>
        {/* One button, so that the focus stays; of no type that submits, since it becomes the other one while it is pressed. */}
        <Button
          kind={isAnswering ? 'plain' : 'primary'}
          size="large"
          onClick={({ detail }) => {
            // The second click of a double click is meant for what stood here at the first one.
            if (detail > 1) return;
            if (isAnswering) stop();
            else if (question !== '' || now() - ended.current > stopGrace) submit();
          }}
          onKeyDown={(event) => {
            // Nor is a key that is held down another press.
            if (event.repeat) event.preventDefault();
          }}
        >
          {text(isAnswering ? 'chat.stop' : 'chat.ask')}
        </Button>
      </div>
    </div>
  );
}
