import type { App } from '#core/app.ts';
import { type OpenQuestion, questions } from '#core/questions/store.ts';

/**
 * What somebody typed stays with the element, whatever happens to its session: where another app takes
 * over, it takes the draft along.
 */
export function createKeptAsking(): (part: App['part']) => OpenQuestion {
  let kept: { part: App['part']; asking: OpenQuestion } | undefined;
  return (part) => {
    if (kept?.part === part) return kept.asking;
    const asking = part(questions).own();
    if (kept) asking.change(kept.asking.$draft.get());
    kept = { part, asking };
    return asking;
  };
}
