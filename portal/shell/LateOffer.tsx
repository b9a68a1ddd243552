import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { drafts } from '#core/drafts/drafts.ts';
import { useApp } from '#widgets/app-context.tsx';
import { late } from '#widgets/ui/late.ts';

const DraftOffer = late(async () => (await import('./DraftOffer.tsx')).DraftOffer);

/** What was not sent is offered to who signs in again: on the page they come back to. */
export function LateOffer() {
  const offered = useStore(useApp().part(drafts).$offered);
  return offered ? (
    <Suspense fallback={null}>
      <DraftOffer />
    </Suspense>
  ) : null;
}
