import type { MouseEvent, ReactNode } from 'react';
import { Designation } from '../law/Designation.tsx';
import type { PanelPlace } from '../panel-slot.ts';
import { opensElsewhere } from '../ui/opens-elsewhere.ts';
import { usePlaceName } from '../use-place-name.ts';
import * as styles from './comments.css.ts';

type PlaceLinkProps = { target: string; place: PanelPlace; className?: string; children?: ReactNode };

/** A link to a paragraph. */
export function PlaceLink({ target, place, className = styles.link }: PlaceLinkProps) {
  const name = usePlaceName(target, place);
  const handleClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    place.follow(target);
  };
  return (
    <a className={className} href={place.hrefTo(target)} onClick={handleClick}>
      <Designation>{name}</Designation>
    </a>
  );
}
