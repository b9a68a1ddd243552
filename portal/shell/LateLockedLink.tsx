import { Suspense } from 'react';
import { late } from '#widgets/ui/late.ts';
import type { LockedLinkProps } from './LockedLink.tsx';

const LockedLink = late(async () => (await import('./LockedLink.tsx')).LockedLink);

/** A locked link of the bar, with what it says, loads where somebody has one. */
export function LateLockedLink(props: LockedLinkProps) {
  return (
    <Suspense fallback={null}>
      <LockedLink {...props} />
    </Suspense>
  );
}
