import { useStore } from '@nanostores/react';
import { actionOffers } from '#core/palette/offered-actions.ts';
import { useApp } from '../../app-context.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import type { ReaderDialogs } from '../reader-props.ts';

const ReaderOffers = lazyComponent(async () => (await import('./ReaderOffers.tsx')).ReaderOffers);

/** For pages with a palette: offers it what the reader can do, once it was opened. */
export function PaletteOffers(dialogs: ReaderDialogs) {
  const isPaletteUsed = useStore(useApp().part(actionOffers).$requested);
  return isPaletteUsed ? <ReaderOffers {...dialogs} /> : null;
}
