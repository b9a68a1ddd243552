import { NotFoundPage } from './NotFoundPage.tsx';
import { CollaborationGate } from './warnings/CollaborationGate.tsx';

/** The address of the changes: who may not see them learns why, who may finds no page there yet. */
export function ChangesPage() {
  return (
    <CollaborationGate link="changes">
      <NotFoundPage />
    </CollaborationGate>
  );
}
