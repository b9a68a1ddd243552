import { type ComponentType, type ReactNode, useState } from 'react';
import type { QuestionContext } from '#core/questions/store.ts';
import { useApp } from '#widgets/app-context.tsx';
import { questionContext } from '../question-context.ts';
import type { StoredQuestionProps } from './StoredQuestion.tsx';

type Opened = { Form: ComponentType<StoredQuestionProps>; context: QuestionContext; continues: boolean };

/** Opens the question form, whose code loads with the first opening; the caller draws `dialog`. */
export function useQuestion(): { ask: () => void; goOn: () => void; dialog: ReactNode } {
  const { notices } = useApp();
  const [opened, setOpened] = useState<Opened>();

  async function open(continues: boolean) {
    const context = questionContext(document.title, window.location.href);
    try {
      const { StoredQuestion } = await import('./StoredQuestion.tsx');
      setOpened({ Form: StoredQuestion, context, continues });
    } catch (error) {
      notices.report(error, 'open the form for questions');
      notices.tell({ kind: 'error', key: 'common.failed' });
    }
  }

  return {
    ask: () => void open(false),
    /** Continues the stored, unsent question. */
    goOn: () => void open(true),
    dialog: opened ? (
      <opened.Form
        context={opened.context}
        continues={opened.continues}
        onClose={() => setOpened(undefined)}
      />
    ) : null,
  };
}
