import { useStore } from '@nanostores/react';
import { type QuestionContext, questions } from '#core/questions/store.ts';
import { useApp, useInterfaceLanguage } from '../app-context.tsx';
import { AskDialog } from './AskDialog.tsx';
import { useSend } from './use-send.ts';

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
