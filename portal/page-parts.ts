/** Pages that load when they are needed; asking twice fetches once. */
export const pageParts = {
  sources: () => import('./pages/SourcesPage.tsx'),
  read: () => import('./pages/ReadPage.tsx'),
};
