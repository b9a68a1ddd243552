import { useStore } from '@nanostores/react';
import { type ReactNode, useId, useState } from 'react';
import { commonTexts } from '#core/i18n/common.ts';
import { questionTexts } from '#core/i18n/questions.ts';
import type { OpenQuestion, QuestionContext } from '#core/questions/store.ts';
import { useLoadedText, useText } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { AnswerTo } from './AnswerTo.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import * as styles from './questions.css.ts';
import { Reference } from './Reference.tsx';
import { SentWords } from './SentWords.tsx';

type AskDialogProps = {
  asking: OpenQuestion;
  /** The page on which the question is asked. */
  context: QuestionContext;
  isVisitor?: boolean;
  /** Sends the question, with the page unless the user removed it. */
  onSend: (context: QuestionContext | undefined) => void;
  onClose: () => void;
  /** What follows the form. */
  children?: ReactNode;
};

/** The form for a question as a dialog, open while it is mounted. */
export function AskDialog({ asking, context, isVisitor, onSend, onClose, children }: AskDialogProps) {
  const text = useText(questionTexts, commonTexts);
  const sending = useStore(asking.$sending);
  const [along, setAlong] = useState(true);
  const id = useId();
  if (!text) return null;
  if (sending.state === 'sent') return <SentDialog asking={asking} mail={sending.mail} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('questions.title')}
      closeLabel={text('common.close')}
      footer={
        <>
          <AnswerTo />
          <Button onClick={onClose}>{text('common.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} busy={sending.state === 'sending'}>
            {text('questions.send')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <QuestionForm
          id={id}
          asking={asking}
          isVisitor={isVisitor}
          onSend={() => onSend(along ? context : undefined)}
        />
        <Reference context={context} along={along} onChange={setAlong} />
        {children}
      </div>
    </Dialog>
  );
}

type SentDialogProps = { asking: OpenQuestion; mail: 'sent' | 'queued'; onClose: () => void };

function SentDialog({ asking, mail, onClose }: SentDialogProps) {
  const text = useLoadedText<typeof questionTexts | typeof commonTexts>();
  function close() {
    asking.settle();
    onClose();
  }
  return (
    <Dialog
      open
      onClose={close}
      title={text('questions.title')}
      closeLabel={text('common.close')}
      footer={
        <>
          <Button onClick={asking.settle}>{text('questions.another')}</Button>
          <Button kind="primary" onClick={close}>
            {text('common.close')}
          </Button>
        </>
      }
    >
      <SentWords mail={mail} />
    </Dialog>
  );
}
