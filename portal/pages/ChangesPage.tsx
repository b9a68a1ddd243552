import { NotFoundPage } from './NotFoundPage.tsx';

/** The page of changes does not exist yet; only users with access learn that, others what they lack. */
export function ChangesPage() {
  return <NotFoundPage />;
}
