import type { ReactNode } from 'react';
import { followLink, useScene } from '../reader-scene.ts';

type TargetLinkProps = { target: string; className: string; children: ReactNode };

/** A link to a place in any document, on the reading date. */
export function TargetLink({ target, className, children }: TargetLinkProps) {
  const scene = useScene();
  return (
    <a
      className={className}
      href={scene.hrefTo(target)}
      data-target={target}
      onClick={(event) => followLink(event, scene)}
    >
      {children}
    </a>
  );
}
