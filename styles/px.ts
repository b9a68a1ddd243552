/** A length of the design, in px at a 16 px root: it follows the reader's font size in the portal, not in an element. */
export const px = (length: number): string => (length === 0 ? '0' : `calc(${length} * var(--reg-unit))`);
