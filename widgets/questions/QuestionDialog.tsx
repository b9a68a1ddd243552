import { useStore } from '@nanostores/react';
import { type QuestionContext, questions } from '#core/questions/store.ts';
import { useApp, useInterfaceLanguage } from '../app-context.tsx';
import { AskDialog } from './AskDialog.tsx';
import { useSend } from './use-send.ts';

export type QuestionDialogProps = {
  /** The page in which it is asked. */
  context: QuestionContext;
  onClose: () => void;
};

/** Sends a question of whoever is signed in to the support; what they typed is kept for them. */
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
