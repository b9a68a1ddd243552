import type { PanelSlot } from '../panel-slot.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

const AssurancePanel = lazyComponent(
  async () => (await import('./AssurancePanel.tsx')).AssurancePanel,
  'throw',
);

/** The tab of regulatory assurance in a reader. */
export const assuranceSlot: PanelSlot = (place) => <AssurancePanel place={place} />;
