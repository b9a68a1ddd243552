/**
 * A length in px at a root font size of 16 px. In the portal it follows the reader's font size, in elements
 * it does not.
 */
export const px = (length: number): string => (length === 0 ? '0' : `calc(${length} * var(--reg-unit))`);
