import type { App } from '#core/app.ts';
import { type OpenQuestion, questions } from '#core/questions/store.ts';

/**
 * What somebody typed stays with the element, whatever happens to its session: where another app takes
 * over, it takes the draft along.
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
