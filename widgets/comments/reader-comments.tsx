import type { App } from '#core/app.ts';
import { comments } from '#core/comments/store.ts';
import type { PanelSlot } from '../panel-slot.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { followComments } from './live-comments.ts';

const CommentsPanel = lazyComponent(async () => (await import('./CommentsPanel.tsx')).CommentsPanel, 'throw');

/** What a reader shows of comments: the tab of its panel, and their numbers. Keep it: a new one loads anew. */
export function createReaderComments(app: Pick<App, 'part' | 'session' | 'notices'>) {
  const { counts, loadCounts, refresh } = app.part(comments);
  const slot: PanelSlot = (place) => <CommentsPanel place={place} />;
  const watch = (regTextId: string) =>
    followComments(app, (change) => {
      if (change === 'all' || change.has(regTextId)) refresh({ unasked: true });
    });
  return { comments: slot, commentCounts: { of: counts, load: loadCounts, watch } };
}
