import { atom } from 'nanostores';
import type { App } from '#core/app.ts';
import { listedPlace } from '#core/comments/listed-place.ts';
import { comments } from '#core/comments/store.ts';
import { commentTexts } from '#core/i18n/comments.ts';
import type { PanelSlot } from '../panel-slot.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { followComments } from './live-comments.ts';
import type { HeldWriting } from './open-editor.ts';

const CommentsPanel = lazyComponent(async () => (await import('./CommentsPanel.tsx')).CommentsPanel, 'throw');

/** What a reader shows of comments: the tab of its panel, and their numbers. Keep it: a new one loads anew. */
export function createReaderComments(app: Pick<App, 'part' | 'session' | 'notices' | 'translator'>) {
  const { counts, loadCounts, refresh, prepare } = app.part(comments);
  const held: HeldWriting = { $open: atom(undefined), $unsaved: atom(undefined) };
  const slot: PanelSlot = (place) => <CommentsPanel place={place} held={held} />;
  slot.$unsaved = held.$unsaved;
  slot.prepare = (place) => {
    void prepare(listedPlace(place).listed);
    // What cannot be loaded is loaded again when it is drawn, which tells the failure.
    Promise.all([CommentsPanel.load(), app.translator.addTexts(commentTexts)]).catch(() => undefined);
  };
  const watch = (regTextId: string) =>
    followComments(app, (change) => {
      if (change === 'all' || change.has(regTextId)) refresh({ unasked: true });
    });
  return { comments: slot, commentCounts: { of: counts, load: loadCounts, watch } };
}
