/** A text as it is compared with what somebody typed: case and accents aside. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
