import { createLatePart } from '../late-part.ts';

/** The search box loads after the frame; asking twice fetches once. */
export const searchPart = createLatePart(async () => (await import('./BarSearch.tsx')).BarSearch);
