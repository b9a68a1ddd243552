import { NotFoundPage } from './NotFoundPage.tsx';
import { CollaborationGate } from './warnings/CollaborationGate.tsx';

/** The page of changes: says why a user has no access, and for others that the page does not exist yet. */
export function ChangesPage() {
  return (
    <CollaborationGate link="changes">
      <NotFoundPage />
    </CollaborationGate>
  );
}
