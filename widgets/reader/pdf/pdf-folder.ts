import { createContext } from 'react';

/**
 * Address of a copy of the build's folder `pdfjs-…`, for hosts whose policy allows workers only from their
 * own origin; undefined means the copy that ships with the product.
 */
export const PdfFolder = createContext<string | undefined>(undefined);
