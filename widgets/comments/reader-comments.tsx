import type { App } from '#core/app.ts';
import { comments } from '#core/comments/store.ts';
import type { PanelSlot } from '../panel-slot.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

const CommentsPanel = lazyComponent(async () => (await import('./CommentsPanel.tsx')).CommentsPanel, 'throw');

/** What a reader shows of comments: the tab of its panel, and their numbers. Keep it: a new one loads anew. */
export function createReaderComments({ part }: Pick<App, 'part'>) {
  const { counts, loadCounts } = part(comments);
  const slot: PanelSlot = (place) => <CommentsPanel place={place} />;
  return { comments: slot, commentCounts: { of: counts, load: loadCounts } };
}
