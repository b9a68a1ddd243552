import { useStore } from '@nanostores/react';
import { CircleCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { commonTexts } from '#core/i18n/common.ts';
import { questionTexts } from '#core/i18n/questions.ts';
import { type Asking, type QuestionContext, questions } from '#core/questions/store.ts';
import { useApp, useInterfaceLanguage, useText, useTexts } from '../app-context.tsx';
import { icon } from '../form-problem.css.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import * as styles from './questions.css.ts';
import { Reference } from './Reference.tsx';
import { useSend } from './use-send.ts';

export type QuestionDialogProps = {
  /** The page in which it is asked. */
  context: QuestionContext;
  onClose: () => void;
};
type DialogTexts = typeof questionTexts | typeof commonTexts;

/** Sends a question to the support; open as long as it is drawn. */
export function QuestionDialog({ context, onClose }: QuestionDialogProps) {
  const { session, part } = useApp();
  const text = useText<DialogTexts>();
  const hasTexts = useTexts(questionTexts);
  const { user } = useStore(session.$session);
  const asking = part(questions).of(user?.email ?? '');
  const sending = useStore(asking.$sending);
  const [along, setAlong] = useState(true);
  const language = useInterfaceLanguage();
  const send = useSend(asking);
  const id = useId();
  if (!hasTexts) return null;
  if (sending.state === 'sent') return <SentDialog asking={asking} mail={sending.mail} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('questions.title')}
      closeLabel={text('common.close')}
      footer={
        <>
          <span className={styles.answerTo}>
            {user ? text('questions.answerTo', { email: user.email }) : null}
          </span>
          <Button onClick={onClose}>{text('common.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} busy={sending.state === 'sending'}>
            {text('questions.send')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <QuestionForm id={id} asking={asking} onSend={() => send(language, along ? context : undefined)} />
        <Reference context={context} along={along} onChange={setAlong} />
      </div>
    </Dialog>
  );
}

type SentDialogProps = { asking: Asking; mail: 'sent' | 'queued'; onClose: () => void };

/** Says in the dialog that it was sent: there it stays until it was read. */
function SentDialog({ asking, mail, onClose }: SentDialogProps) {
  const text = useText<DialogTexts>();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
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
      <p ref={words} tabIndex={-1} className={styles.told}>
        <Icon of={CircleCheck} className={icon} />
        {text(`questions.${mail}`)}
      </p>
    </Dialog>
  );
}
