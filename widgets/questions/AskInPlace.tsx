import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { questionTexts } from '#core/i18n/questions.ts';
import type { OpenQuestion, QuestionContext } from '#core/questions/store.ts';
import { useText } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import { AnswerTo } from './AnswerTo.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import * as styles from './questions.css.ts';
import { Reference } from './Reference.tsx';
import { SentWords } from './SentWords.tsx';

type AskInPlaceProps = {
  asking: OpenQuestion;
  /** Name of the form for assistive technology. */
  label: string | undefined;
  context: QuestionContext;
  isVisitor: boolean;
  /** Sends the question, with the page unless the user removed it. */
  onSend: (context: QuestionContext | undefined) => void;
};

/** The form for a question as a part of the page. */
export function AskInPlace({ asking, label, context, isVisitor, onSend }: AskInPlaceProps) {
  const text = useText(questionTexts);
  const sending = useStore(asking.$sending);
  const [along, setAlong] = useState(true);
  const [isAnother, setIsAnother] = useState(false);
  const id = useId();
  if (!text) return null;
  const name = label ?? text('questions.title');
  if (sending.state === 'sent') {
    return (
      <section className={styles.inPlace} aria-label={name}>
        <SentWords mail={sending.mail} />
        <div className={styles.foot}>
          <Button
            onClick={() => {
              setIsAnother(true);
              asking.settle();
            }}
          >
            {text('questions.another')}
          </Button>
        </div>
      </section>
    );
  }
  return (
    <section className={styles.inPlace} aria-label={name}>
      <QuestionForm
        id={id}
        asking={asking}
        isVisitor={isVisitor}
        isFocused={isAnother}
        onSend={() => onSend(along ? context : undefined)}
      />
      <Reference context={context} along={along} onChange={setAlong} />
      <div className={styles.foot}>
        <AnswerTo />
        <Button kind="primary" type="submit" form={id} busy={sending.state === 'sending'}>
          {text('questions.send')}
        </Button>
      </div>
    </section>
  );
}
