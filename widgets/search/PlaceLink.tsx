import type { MouseEvent, ReactNode } from 'react';
import { opensElsewhere } from '../ui/opens-elsewhere.ts';
import type { HitPlace, PlaceHome } from './results-props.ts';

type PlaceLinkProps = PlaceHome & {
  place: HitPlace;
  className: string;
  title?: string | undefined;
  'data-hit-link'?: boolean | undefined;
  children: ReactNode;
};

/** A link to a place. A plain click calls `onOpen`; the browser handles all others. */
export function PlaceLink({ place, href, onOpen, children, ...rest }: PlaceLinkProps) {
  const follow = (event: MouseEvent) => {
    if (!onOpen || opensElsewhere(event)) return;
    event.preventDefault();
    onOpen(place);
  };
  return (
    <a {...rest} href={href(place)} onClick={follow}>
      {children}
    </a>
  );
}
