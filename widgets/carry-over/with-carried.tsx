import { CarriedSlot, type Marks } from '../carried-slot.ts';
import type { PanelPlace, PanelSlot } from '../panel-slot.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import type { QueueLink } from './CarriedLine.tsx';

const CarriedLine = lazyComponent(async () => (await import('./CarriedLine.tsx')).CarriedLine);
const WrittenOnLine = lazyComponent(async () => (await import('./WrittenOnLine.tsx')).WrittenOnLine);

type Slots = { comments?: PanelSlot; assurance?: PanelSlot };

/** Lets the tabs of a reader draw what was carried over, and from which language something comes; pages that have a review queue give the link to it. */
export function withCarried<Parts extends Slots>(parts: Parts, queueLink?: QueueLink): Parts {
  const draw = ({ carried, writtenOn }: Marks, place: PanelPlace) => (
    <>
      {carried ? <CarriedLine mark={carried} place={place} queueLink={queueLink} /> : null}
      {writtenOn ? <WrittenOnLine mark={writtenOn} place={place} /> : null}
    </>
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
