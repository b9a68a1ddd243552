import type { App } from '#core/app.ts';
import { type OpenQuestion, questions } from '#core/questions/store.ts';

/**
 * Keeps the typed question with the element: when the element changes to another app, the draft moves along.
 */
export function createStoredQuestion(): (part: App['part']) => OpenQuestion {
  let stored: { part: App['part']; asking: OpenQuestion } | undefined;
  return (part) => {
    if (stored?.part === part) return stored.asking;
    const asking = part(questions).own();
    if (stored) asking.change(stored.asking.$draft.get());
    stored = { part, asking };
    return asking;
  };
}
