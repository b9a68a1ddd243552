import { createContext } from 'react';

/**
 * Address of a copy of the folder `pdfjs-…` of the build, for hosts whose policy allows workers from
 * their own origin only; undefined means the copy that was built with the product.
 */
export const PdfFolder = createContext<string | undefined>(undefined);
