import { useStore } from '@nanostores/react';
import { drafts } from '#core/drafts/drafts.ts';
import { questionDraft, readQuestion, type StoredQuestion } from '#core/questions/stored-question.ts';
import { useApp } from '#widgets/app-context.tsx';

export type Unsent = { question: StoredQuestion /** When it was typed. */; at: number; discard: () => void };

/** The user's unsent question, if there is one. */
export function useUnsentQuestion(): Unsent | undefined {
  const { part, session, notices } = useApp();
  const all = part(drafts);
  const { user } = useStore(session.$session);
  useStore(all.$changes);
  const email = user?.email ?? '';
  const stored = all.of(email)[questionDraft];
  const question = readQuestion(stored);
  if (stored === undefined || question === undefined) return undefined;
  return {
    question,
    at: stored.at,
    discard() {
      all.keep(email, questionDraft, undefined);
      notices.tell({ kind: 'success', key: 'drafts.discarded' });
    },
  };
}
