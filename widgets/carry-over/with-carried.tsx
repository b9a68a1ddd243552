import type { CarriedMark } from '#core/contract/domain/carried-mark.ts';
import { CarriedSlot } from '../carried-slot.ts';
import type { PanelPlace, PanelSlot } from '../panel-slot.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import type { QueueLink } from './CarriedLine.tsx';

const CarriedLine = lazyComponent(async () => (await import('./CarriedLine.tsx')).CarriedLine);

type Slots = { comments?: PanelSlot; assurance?: PanelSlot };

/** Lets the tabs of a reader draw what was carried over; pages that have a review queue give the link to it. */
export function withCarried<Parts extends Slots>(parts: Parts, queueLink?: QueueLink): Parts {
  const draw = (mark: CarriedMark, place: PanelPlace) => (
    <CarriedLine mark={mark} place={place} queueLink={queueLink} />
  );
  const drawing = (slot: PanelSlot): PanelSlot =>
    // What the slot has besides, such as the mark of an unsaved comment, goes along.
    Object.assign((place: PanelPlace) => <CarriedSlot value={draw}>{slot(place)}</CarriedSlot>, slot);
  const { comments, assurance } = parts;
  return {
    ...parts,
    ...(comments && { comments: drawing(comments) }),
    ...(assurance && { assurance: drawing(assurance) }),
  };
}
