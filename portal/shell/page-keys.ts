import { paletteKeys } from './use-palette.tsx';
import { searchKey } from './use-search-key.ts';

/** The keys of the portal that act on every page; the help of each view lists them. */
export const pageKeys = { search: searchKey, palette: paletteKeys };
