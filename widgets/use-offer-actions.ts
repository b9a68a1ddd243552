import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { actionOffers, type OfferedAction } from '#core/palette/offered-actions.ts';
import { useApp } from './app-context.tsx';

/** Offers what a view can do to the palette of the page, once one was opened and as long as the view is on screen. */
export function useOfferActions(actions: readonly OfferedAction[]): void {
  const { offer, $requested } = useApp().part(actionOffers);
  const isRequested = useStore($requested);
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  // The functions are new with every drawing; offered anew is only what would look different.
  const look = JSON.stringify(actions.map(({ id, label, note, disabled }) => [id, label, note, disabled]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` says when the offer changes
  useEffect(() => {
    if (!isRequested) return;
    return offer(
      latest.current.map((action, index) => ({
        ...action,
        onSelect: () => latest.current[index]?.onSelect(),
      })),
    );
  }, [offer, isRequested, look]);
}
