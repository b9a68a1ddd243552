import { type ComponentType, type ReactNode, useState } from 'react';
import type { QuestionContext } from '#core/questions/store.ts';
import { useApp } from '#widgets/app-context.tsx';
import type { QuestionDialogProps } from '#widgets/questions/QuestionDialog.tsx';
import { questionContext } from '../question-context.ts';

type Opened = { Dialog: ComponentType<QuestionDialogProps>; context: QuestionContext };

/** Opens the form for questions, whose code comes with the first; `dialog` is to be drawn. */
export function useQuestion(): { ask: () => void; dialog: ReactNode } {
  const { notices } = useApp();
  const [opened, setOpened] = useState<Opened>();

  async function open() {
    const context = questionContext(document.title, window.location.href);
    try {
      const { QuestionDialog } = await import('#widgets/questions/QuestionDialog.tsx');
      setOpened({ Dialog: QuestionDialog, context });
    } catch (error) {
      notices.report(error, 'open the form for questions');
      notices.tell({ kind: 'error', key: 'common.failed' });
    }
  }

  return {
    ask: () => void open(),
    dialog: opened ? <opened.Dialog context={opened.context} onClose={() => setOpened(undefined)} /> : null,
  };
}
