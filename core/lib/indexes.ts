/**
 * The whole numbers from 0 up to, but not including, `length`. Pages with old libraries replace `Array.from` and
 * `entries` of arrays by functions of their own, so nothing that may run in a page of others uses them.
 */
export const indexes = (length: number): number[] => [...new Array(length)].map((_, index) => index);
