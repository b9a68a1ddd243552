import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { LanguageCode } from '#core/contract/languages.ts';
import { type OpenQuestion, type QuestionContext, questions } from '#core/questions/store.ts';
import { useApp, useInterfaceLanguage } from '../app-context.tsx';
import { AskDialog } from './AskDialog.tsx';

export type QuestionDialogProps = {
  /** The page on which the question is asked. */
  context: QuestionContext;
  onClose: () => void;
};

/** The form for a question of the signed-in user; the draft is stored for this user. */
export function QuestionDialog({ context, onClose }: QuestionDialogProps) {
  const { session, part } = useApp();
  const { user } = useStore(session.$session);
  const asking = part(questions).of(user?.email ?? '');
  const language = useInterfaceLanguage();
  const send = useSend(asking);
  return (
    <AskDialog
      asking={asking}
      context={context}
      onSend={(along) => send(language, along)}
      onClose={onClose}
    />
  );
}

/** Sends the question; if the form was closed meanwhile, a notice reports the outcome. */
function useSend(asking: OpenQuestion): (language: LanguageCode, context?: QuestionContext) => void {
  const { notices } = useApp();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function send(language: LanguageCode, context?: QuestionContext) {
    await asking.send(language, context);
    if (isMounted.current) return;
    const outcome = asking.$sending.get();
    if (outcome.state === 'sent') {
      notices.tell({ kind: 'success', key: `questions.${outcome.mail}` });
      asking.settle();
    } else if (outcome.state === 'failed') {
      const ended = outcome.problem.key === 'sessionEnded';
      notices.tell({ kind: 'error', key: `questions.${ended ? 'sessionEndedKept' : 'notSent'}` });
    }
  }
  return (language, context) => void send(language, context);
}
