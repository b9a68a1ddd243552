import type { App } from '#core/app.ts';
import { assurance, mayRead } from '#core/assurance/store.ts';
import { me } from '#core/comments/me.ts';
import type { PanelSlot } from '../panel-slot.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

const AssurancePanel = lazyComponent(
  async () => (await import('./AssurancePanel.tsx')).AssurancePanel,
  'throw',
);

/** What a reader shows of regulatory assurance: the tab of its panel, and how far the document is. Keep it: a new one loads anew. */
export function createReaderAssurance({ part }: Pick<App, 'part'>) {
  const { progress, loadProgress } = part(assurance);
  const { $me, load: loadMe } = part(me);
  const slot: PanelSlot = (place) => <AssurancePanel place={place} />;
  const load = async (...of: Parameters<typeof loadProgress>) => {
    // Isolated testers would be refused. Of a page's token it is not known whose it is.
    await loadMe();
    const roles = $me.get()?.roles;
    if (roles && mayRead(roles)) await loadProgress(...of);
  };
  return { assurance: slot, assuranceProgress: { of: progress, load } };
}
